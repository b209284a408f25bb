import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { Notice } from "#ui/notice.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import type { InboxTexts } from "../../inbox-texts.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";

/** Returns the text of a conflict: another person has changed the submission, with its current state and owner. */
export function conflictWords({ state, owner }: Pick<OpenedSubmission, "state" | "owner">, t: InboxTexts): string {
  return fill(t.conflict, { state: t.states[state], owner: owner?.name ?? t.nobody });
}

interface ChangeNoticeProps {
  answers: Answers;
  /** Text of the conflict when another person has changed the submission meanwhile. */
  conflict: string | undefined;
  /** Restores the state from before the mail program was opened; undefined: it was not opened. */
  onUndo: (() => void) | undefined;
}

/** Shows the result of a change, with an undo button where opening a reply changed the state. */
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
