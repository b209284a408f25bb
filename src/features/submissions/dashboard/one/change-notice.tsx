import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { Notice } from "#ui/notice.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import type { InboxTexts } from "../../inbox-texts.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";

/** Says that somebody else was faster, and how a submission is now. */
export function conflictWords({ state, owner }: Pick<OpenedSubmission, "state" | "owner">, t: InboxTexts): string {
  return fill(t.conflict, { state: t.states[state], owner: owner?.name ?? t.nobody });
}

interface ChangeNoticeProps {
  answers: Answers;
  /** How the submission is now, when somebody else was faster. */
  conflict: string | undefined;
  /** Puts the state back to what it was before the mail program was opened; undefined: it was not. */
  onUndo: (() => void) | undefined;
}

/** Tells what became of a change; with a way back where it came with a click that did something else too. */
export function ChangeNotice({ answers: { answer, busy }, conflict, onUndo }: ChangeNoticeProps) {
  const t = useInboxTexts();
  if (conflict !== undefined && answer?.intent !== "retry") {
    return (
      <Notice kind="failed">
        <p>{conflict}</p>
      </Notice>
    );
  }
  const marked = (
    <span className={css.marked}>
      <span>
        {t.marked} {t.markedHint}
      </span>
      <button type="button" className={buttonClass("small")} disabled={busy} onClick={onUndo}>
        {t.undo}
      </button>
    </span>
  );
  return <AnswerNotice answer={answer} done={onUndo === undefined ? t.done : { ...t.done, state: marked }} />;
}
