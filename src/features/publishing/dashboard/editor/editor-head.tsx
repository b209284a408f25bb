import { clockText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { ShownTitle } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { listPath, useCollection, useListTitle } from "../collections.ts";
import { AutosaveNote } from "./autosave-note.tsx";
import type { AutosaveState } from "./autosaver.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./editor-head.module.css";

interface EditorHeadProps {
  /** The title of the saved version; empty for an entry without one. */
  shown: ShownTitle;
  isNew: boolean;
  isSaving: boolean;
  /** An item in the bin must be restored before it is published. */
  isInBin: boolean;
  autosaveState: AutosaveState;
  /** When the form's content was saved, in ms since 1970; undefined for changed content. */
  savedAt: number | undefined;
  onCancel: () => void;
  onSave: () => void;
  onPublish: () => void;
}

/** The head of the form: the entry's title, and the buttons, which stay on the screen. */
export function EditorHead({
  shown,
  isNew,
  isSaving,
  isInBin,
  autosaveState,
  savedAt,
  onCancel,
  onSave,
  onPublish,
}: EditorHeadProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { editor, list, shell } = texts;
  const { kind } = useItemEditor();
  const collection = useCollection(kind);
  const { words, page } = collection;
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: useListTitle(kind), to: listPath(collection) },
  ];
  return (
    <>
      {isNew || page !== undefined ? (
        <PageHead title={isNew ? words.unsaved : words.name} way={way} />
      ) : (
        <PageHead title={shown.title || list.untitled} titleLanguage={shown.titleLanguage} way={way} />
      )}
      <div className={css.bar}>
        <div className={css.notes}>
          <AutosaveNote autosaveState={autosaveState} place={css.note} />
          <p className={`mono ${css.note}`} role="status">
            {savedAt === undefined ? null : fill(editor.saved, { time: clockText(savedAt, language) })}
          </p>
        </div>
        <button type="button" className={css.cancel} onClick={onCancel}>
          {editor.cancel}
        </button>
        <Button disabled={isSaving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {editor.save}
        </Button>
        {isInBin ? null : (
          <Button variant="primary" disabled={isSaving} onClick={onPublish} title={editor.publishHint}>
            {editor.publish}
          </Button>
        )}
      </div>
    </>
  );
}
