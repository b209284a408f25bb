import { AUTOSAVES_MAX, DRAFT_PARAM } from "#content/publishing/autosaves.ts";
import { type ItemKind, staffFolder } from "#content/publishing/kinds.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import { Notice } from "#ui/notice.tsx";
import { useStaff } from "../../layout/staff-context.tsx";
import { clockText, timeText } from "../../parts/times.ts";
import type { Keeping, NotKept } from "./draft-keeper.ts";
import type { Elsewhere } from "./use-autosave.ts";

/** When what was typed was kept, once all of it is. It changes every few seconds and is not read out. */
export function KeptNote({ keeping, place }: { keeping: Keeping; place: string | undefined }) {
  const { texts, language } = useStaff();
  const { autosave } = texts.editor;
  if (keeping.kind !== "kept" && keeping.kind !== "waiting") return null;
  return (
    <p className={`mono muted ${place}`} suppressHydrationWarning>
      {keeping.kind === "waiting" ? autosave.saving : fill(autosave.kept, { time: clockText(keeping.at, language) })}
    </p>
  );
}

/** Says why the server has not stored what is typed, and what to do, as long as it has not. */
export function NotKeptNotice({ kind, keeping }: { kind: ItemKind; keeping: Keeping }) {
  const { editor } = useStaff().texts;
  if (keeping.kind !== "failed") return null;
  const { reason } = keeping;
  const words: Record<NotKept, string> = {
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
      {reason === "too-many" ? (
        <OtherTab to={`/dashboard/${staffFolder(kind)}`}>{editor.autosave.toDrafts}</OtherTab>
      ) : null}
    </Notice>
  );
}

/** Says that another form has changed or ended this draft, and that this one has a draft of its own since. */
export function ElsewhereNotice({ elsewhere }: { elsewhere: Elsewhere | undefined }) {
  const { autosave } = useStaff().texts.editor;
  if (elsewhere === undefined) return null;
  return (
    <Notice kind="failed">
      <p>{elsewhere.isGone ? autosave.elsewhereGone : autosave.elsewhere}</p>
      {elsewhere.isGone ? null : <OtherTab to={`?${DRAFT_PARAM}=${elsewhere.key}`}>{autosave.openOther}</OtherTab>}
    </Notice>
  );
}

/** Says that there is one more text of the actor's for this item, typed in another tab. @param at ms since 1970 */
export function AnotherNotice({ autosaveKey, at }: { autosaveKey: string; at: number }) {
  const { texts, language } = useStaff();
  const { autosave } = texts.editor;
  return (
    <Notice kind="done">
      <p>{fill(autosave.another, { when: timeText(at, language) })}</p>
      <OtherTab to={`?${DRAFT_PARAM}=${autosaveKey}`}>{autosave.openOther}</OtherTab>
    </Notice>
  );
}

/** A way that leaves this page, and what is typed in it, open. */
export function OtherTab({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <a href={to} target="_blank" rel="noreferrer">
        {children}
      </a>
    </p>
  );
}
