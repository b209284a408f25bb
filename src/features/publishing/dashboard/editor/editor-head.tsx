import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { listPath, useCollection, useListTitle } from "../collections.ts";
import { AutosaveNote } from "./autosave-note.tsx";
import type { AutosaveState } from "./autosaver.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./editor-head.module.css";

interface EditorHeadProps {
  isNew: boolean;
  isSaving: boolean;
  /** An item in the bin must be restored before it is published. */
  isInBin: boolean;
  autosaveState: AutosaveState;
  onCancel: () => void;
  onSave: () => void;
  onPublish: () => void;
}

/** The head of the form: its title and the buttons, which stay at the foot of the screen on a phone. */
export function EditorHead({ isNew, isSaving, isInBin, autosaveState, onCancel, onSave, onPublish }: EditorHeadProps) {
  const { editor, shell } = useTexts(publishingTexts);
  const { kind } = useItemEditor();
  const collection = useCollection(kind);
  const { words } = collection;
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: useListTitle(kind), to: listPath(collection) },
  ];
  return (
    <PageHead title={isNew ? words.create : words.edit} way={way}>
      <div className={css.bar}>
        <AutosaveNote autosaveState={autosaveState} place={css.note} />
        <Button variant="cancel" onClick={onCancel}>
          {editor.cancel}
        </Button>
        <Button variant="submit" disabled={isSaving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {editor.save}
        </Button>
        {isInBin ? null : (
          <Button variant="primary" disabled={isSaving} onClick={onPublish} title={editor.publishHint}>
            {editor.publish}
          </Button>
        )}
      </div>
    </PageHead>
  );
}
