import { type ReactNode, useEffect, useRef, useState } from "react";
import { type InEveryLanguage, isLanguage } from "#platform/i18n/languages.ts";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { libraryDrawing } from "#ui/drawings.ts";
import { shownTitle } from "../../drafts/drafts.ts";
import type { DocumentFile } from "../../file-lists.ts";
import { leadLanguage } from "../../language-states.ts";
import { useCollection } from "../collections.ts";
import { AutosaveFailureNotice, ElsewhereNotice, OthersNotice } from "./autosave-note.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type Editor, EditorProvider, type LibraryPick } from "./editor-context.tsx";
import { EditorHead } from "./editor-head.tsx";
import { Facts } from "./facts.tsx";
import { focusField } from "./field-place.ts";
import { FileLists } from "./file-lists.tsx";
import css from "./item-editor.module.css";
import { Languages } from "./languages.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveResultNotice } from "./save-result-notice.tsx";
import { type OpenedForm, useItemForm } from "./use-item-form.ts";
import { usePicturePicker } from "./use-picture-picker.tsx";
import type { SaveResult } from "./use-saving.ts";

interface ItemEditorProps {
  /** The name of the form. */
  name: string;
  opened: OpenedForm & Pick<Editor, "values" | "examples" | "figureLabels">;
  choices: Editor["choices"];
  /** Alternative texts that the library has of the pictures that the form opens with, by path. */
  alts: Readonly<Record<string, InEveryLanguage<string> | undefined>>;
  /** What the library knows of the documents of lists that the form opens with, by path. */
  documents: Readonly<Record<string, DocumentFile | undefined>>;
  /** Content below the form. */
  children: ReactNode;
}

/** The form in which an item is written in all languages, checked, saved and published. */
export function ItemEditor({ name, opened, choices, alts, documents, children }: ItemEditorProps) {
  const { kind, item } = opened;
  const collection = useCollection(kind);
  const { form, saved, base, restored, isChanged, touched, autosave, saving, discard, leave, resolve } = useItemForm(
    name,
    opened,
  );
  const {
    texts: { parts },
    language: account,
  } = useStaff();
  const [language, setLanguage] = useState(() => leadLanguage(collection, opened.saved));
  const [ownLabels, setOwnLabels] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState<"publish" | "leave">();
  const { picker, pickPictures, altOf } = useLibrary(alts);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, DocumentFile>>>({});
  const save = () => {
    if (!saving.isSaving) void saving.save();
  };
  useSaveKey(save);
  const go = (path: string) => {
    setAsks(undefined);
    const [, code] = path.split(".");
    if (isLanguage(code)) setLanguage(code);
    // The tab must be open and the dialog closed before the field can be focused.
    setTimeout(() => focusField(path));
  };
  const editor: Editor = {
    kind,
    draft: form.draft,
    generation: form.generation,
    problems: form.problems,
    englishThen: item?.englishThen ?? {},
    touched,
    upToDate: form.upToDate,
    setFact: form.setFact,
    setFiles: form.setFiles,
    setText: form.setText,
    ownLabels,
    setOwnLabel: (label, isOwn) =>
      setOwnLabels((before) => new Set(isOwn ? [...before, label] : [...before].filter((other) => other !== label))),
    setUpToDate: form.setUpToDate,
    pickPictures,
    altOf,
    documentOf: (path) => uploaded[path] ?? documents[path],
    addDocument: ({ path, ...document }) => setUploaded((all) => ({ ...all, [path]: document })),
    choices,
    values: opened.values,
    examples: opened.examples,
    figureLabels: opened.figureLabels,
    defaults: item?.defaults,
  };
  const planned = { publishAt: item?.publishAt, withdrawAt: item?.withdrawAt };
  return (
    <EditorProvider value={editor}>
      <form className={`wrap ${css.form}`} noValidate onSubmit={(event) => event.preventDefault()}>
        <EditorHead
          shown={shownTitle(saved.draft, account)}
          isNew={saved.id === undefined}
          isSaving={saving.isSaving}
          isInBin={item?.state === "bin"}
          autosaveState={autosave.autosaveState}
          savedAt={saving.result?.kind === "saved" && !isChanged ? saving.result.at : undefined}
          onCancel={() => (isChanged ? setAsks("leave") : void leave())}
          onSave={save}
          onPublish={() => setAsks("publish")}
        />
        <div className={css.ahead}>
          {isAnswerMissing(saving.result) ? null : (
            <AutosaveFailureNotice kind={kind} autosaveState={autosave.autosaveState} />
          )}
          <ElsewhereNotice elsewhere={autosave.elsewhere} onClose={autosave.closeElsewhere} />
        </div>
        <div className={css.result}>
          {item === undefined ? null : <OthersNotice autosaves={item.otherAutosaves} />}
          <SaveResultNotice
            kind={kind}
            result={saving.result}
            onGo={go}
            onSaveAsNew={() => void saving.save({ id: undefined, baseVersion: 0 })}
          />
          {restored === undefined ? null : (
            <RestoredNotice
              at={restored.at}
              savedSince={item !== undefined && restored.baseVersion < item.version ? item : undefined}
              onDiscard={() => void discard()}
            />
          )}
        </div>
        <Facts />
        <Languages open={language} onOpen={setLanguage} />
        <FileLists />
      </form>
      <div className={`wrap ${css.below}`}>{children}</div>
      {picker}
      {asks === "publish" ? (
        <PublishDialog
          id={saved.id}
          planned={planned}
          isSaving={saving.isSaving}
          draftKey={autosave.key}
          hasPreview={saved.id !== undefined || isChanged}
          flush={autosave.flush}
          onChecked={form.setProblems}
          onPublish={(plan) => {
            setAsks(undefined);
            void saving.publish(plan, planned);
          }}
          onGo={go}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {saving.conflict === undefined ? null : (
        <ConflictDialog
          theirs={saving.conflict}
          mine={form.draft}
          base={base}
          onSave={(draft, theirs) => void resolve(draft, theirs)}
          onClose={saving.closeConflict}
        />
      )}
      <ConfirmDialog
        open={asks === "leave"}
        title={parts.leaveTitle}
        confirm={parts.leave}
        onConfirm={() => void leave()}
        onClose={() => setAsks(undefined)}
      >
        <p>{parts.leaveText}</p>
      </ConfirmDialog>
    </EditorProvider>
  );
}

/** Returns whether a save failed for a reason that the autosave reports too: one message is enough. */
function isAnswerMissing(result: SaveResult | undefined): boolean {
  return result?.kind === "signed-out" || result?.kind === "failed";
}

/** The picture library: the dialog to choose pictures, and the alternative texts of the chosen ones. */
function useLibrary(alts: ItemEditorProps["alts"]) {
  const { picker, pickPictures: pick } = usePicturePicker();
  const [picked, setPicked] = useState<readonly LibraryPick[]>([]);
  const pickPictures = async (most: number) => {
    const chosen = await pick(most);
    setPicked((all) => [...all, ...chosen]);
    return chosen;
  };
  const altOf = (path: string) =>
    picked.findLast((one) => one.path === path)?.alt ?? libraryDrawing(path)?.alt ?? alts[path];
  return { picker, pickPictures, altOf };
}

/** Ctrl+S, or Cmd+S, saves. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
