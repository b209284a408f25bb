import { useId, useMemo, useState } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import dialogCss from "#ui/dashboard/dialog.module.css";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { Draft } from "../../drafts/drafts.ts";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import css from "./conflict-dialog.module.css";
import { ConflictField } from "./conflict-field.tsx";
import { chosenDraft, differencesOf, initialChoices, type Side } from "./draft-differences.ts";

interface ConflictDialogProps {
  theirs: OpenItem;
  mine: Draft;
  /** The version that both are based on; undefined when it is no longer known. */
  base: Draft | undefined;
  /** Saves the chosen fields as a version after theirs. */
  onSave: (draft: Draft, theirs: OpenItem) => void;
  onClose: () => void;
}

/** Shows the version that somebody else has saved beside the form's content, and lets each field be chosen. */
export function ConflictDialog({ theirs, mine, base, onSave, onClose }: ConflictDialogProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { updatedBy: who } = theirs;
  const collection = useCollection(theirs.kind);
  const words = { ...texts.editor.conflict, ...(theirs.isUpdatedByActor ? texts.editor.conflict.own : {}) };
  const drafts = useMemo(() => ({ theirs: theirs.draft as unknown as Draft, mine, base }), [theirs, mine, base]);
  const differences = useMemo(() => differencesOf(collection, drafts.theirs, drafts.mine), [collection, drafts]);
  const [choices, setChoices] = useState(() => initialChoices(collection, drafts));
  const dialog = useModal(true);
  const id = useId();
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ path }) => [path, side])));
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss.dialog} ${css.dialog}`}
      aria-labelledby={id}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={id}>{words.title}</h2>
      <p>{fill(words.intro, { who, when: timeText(theirs.updatedAt, language) })}</p>
      {differences.length === 0 ? <p>{words.same}</p> : null}
      <div className={css.all}>
        <Button variant="small" onClick={() => all("theirs")}>
          {words.allTheirs}
        </Button>
        <Button variant="small" onClick={() => all("mine")}>
          {words.allMine}
        </Button>
      </div>
      {differences.map((difference) => (
        <ConflictField
          key={difference.path}
          difference={difference}
          labels={{ theirs: fill(words.theirs, { who }), mine: words.mine }}
          chosen={choices[difference.path] ?? "mine"}
          onChoose={(side) => setChoices((now) => ({ ...now, [difference.path]: side }))}
        />
      ))}
      <div className={dialogCss.actions}>
        <Button onClick={onClose}>{texts.editor.check.back}</Button>
        <Button variant="submit" onClick={() => onSave(chosenDraft(collection, drafts, choices), theirs)}>
          {words.save}
        </Button>
      </div>
    </dialog>
  );
}
