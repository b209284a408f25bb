import { clockText, timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { AUTOSAVES_MAX, DRAFT_PARAM } from "../../autosaves.ts";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { listPath, useCollection } from "../collections.ts";
import css from "./autosave-note.module.css";
import type { AutosaveFailure, AutosaveState } from "./autosaver.ts";
import type { Elsewhere } from "./use-autosave.ts";

/** Shows when the draft was last stored, unless newer changes wait. It changes every few seconds and is not announced. */
export function AutosaveNote({ autosaveState, place }: { autosaveState: AutosaveState; place: string | undefined }) {
  const { texts, language } = useStaff(publishingTexts);
  const { autosave } = texts.editor;
  if (autosaveState.kind === "nothing") return null;
  if (autosaveState.kind === "failed") return <p className={`mono ${css.notSaved} ${place}`}>{autosave.notSaved}</p>;
  return (
    <p className={`mono muted ${place}`} suppressHydrationWarning>
      {autosaveState.kind === "waiting"
        ? autosave.saving
        : fill(autosave.saved, { time: clockText(autosaveState.at, language) })}
    </p>
  );
}

/** Shows why the server has not stored the draft and what to do, until it has. */
export function AutosaveFailureNotice({ kind, autosaveState }: { kind: string; autosaveState: AutosaveState }) {
  const { editor } = useStaff(publishingTexts).texts;
  const drafts = listPath(useCollection(kind));
  if (autosaveState.kind !== "failed") return null;
  const { reason } = autosaveState;
  const words: Record<AutosaveFailure, string> = {
    offline: editor.autosave.offline,
    "signed-out": editor.autosave.signedOut,
    "too-many": fill(editor.autosave.tooMany, { max: AUTOSAVES_MAX }),
    "too-large": editor.autosave.tooLarge,
    unavailable: editor.autosave.failed,
  };
  return (
    <Notice kind="failed">
      <p>{words[reason]}</p>
      {reason === "signed-out" ? <OtherTab to="/dashboard">{editor.logIn}</OtherTab> : null}
      {reason === "too-many" ? <OtherTab to={drafts}>{editor.autosave.toDrafts}</OtherTab> : null}
    </Notice>
  );
}

/** Reports that another form has changed or ended this draft, and that this form now has a draft of its own. */
export function ElsewhereNotice({ elsewhere, onClose }: { elsewhere: Elsewhere | undefined; onClose: () => void }) {
  const { editor, parts } = useStaff(publishingTexts).texts;
  const { autosave } = editor;
  if (elsewhere === undefined) return null;
  return (
    <Notice kind="failed">
      <p>{elsewhere.isGone ? autosave.elsewhereGone : autosave.elsewhere}</p>
      {elsewhere.isGone ? null : <OtherTab to={`?${DRAFT_PARAM}=${elsewhere.key}`}>{autosave.openOther}</OtherTab>}
      <Button variant="small" onClick={onClose}>
        {parts.close}
      </Button>
    </Notice>
  );
}

/** Lists the actor's other autosaves of this item, from other tabs. */
export function OthersNotice({ autosaves }: { autosaves: OpenItem["otherAutosaves"] }) {
  const { texts, language } = useStaff(publishingTexts);
  const { autosave } = texts.editor;
  if (autosaves.length === 0) return null;
  return (
    <Notice kind="done">
      <p>{autosave.others}</p>
      {autosaves.map(({ key, at }) => (
        <OtherTab key={key} to={`?${DRAFT_PARAM}=${key}`}>
          {fill(texts.list.unsaved.typed, { when: timeText(at, language) })}
        </OtherTab>
      ))}
    </Notice>
  );
}

/** A link that opens another tab, so that the text typed on this page stays. */
export function OtherTab({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <a href={to} target="_blank" rel="noreferrer">
        {children}
      </a>
    </p>
  );
}
