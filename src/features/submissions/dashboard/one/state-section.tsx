import type { MouseEvent } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useReloadOnConflict } from "#ui/dashboard/forms/use-reload-on-conflict.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { FormDescription } from "../../form.ts";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { StateChip } from "../state-chip.tsx";
import { UrgencyLabel } from "../urgency-label.tsx";
import { conflictWords } from "./change-notice.tsx";
import { Part } from "./part.tsx";
import css from "./sections.module.css";
import { SeenFields, seenFields } from "./seen-fields.tsx";
import { WaitForms } from "./wait-forms.tsx";

/** Returns the states in their usual order: open ones, the goal, other closed ones. */
function wayOf({ states, goal }: FormDescription): string[] {
  const names = Object.keys(states);
  const open = names.filter((state) => states[state] === "open");
  return [...open, goal, ...names.filter((state) => state !== goal && !open.includes(state))];
}

/** Shows the state, its text on the sender's private page, and buttons for the other states. */
export function StateSection({ submission }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const form = useForm();
  const t = useInboxTexts();
  const answers = useAnswers("state");
  const { ask, dialog } = useQuestion();
  const { Form, answer, busy, send } = answers;
  const { state, name, senderReads } = submission;
  // Forms with owners have a separate form for spam.
  const spam = submission.spam && !form.owners;
  const isConflict = useReloadOnConflict(answers);
  const way = wayOf(form);
  const at = way.indexOf(state);
  const others = [...way.slice(spam ? at : at + 1), ...way.slice(0, at)];
  const word = (chosen: string) => (chosen === state ? t.notSpam : t.actions[chosen]) ?? chosen;

  const askFirst = (event: MouseEvent, chosen: string) => {
    if (spam || form.confirmed?.includes(chosen) !== true) return;
    event.preventDefault();
    ask({
      title: fill(t.askTitle, { state: t.states[chosen], name }),
      text: fill(t.askText, { words: senderReads?.[chosen] }),
      confirm: word(chosen),
      destructive: form.states[chosen] === "closed" && chosen !== form.goal,
      onConfirm: () => send({ intent: "state", state: chosen, ...seenFields(submission) }),
    });
  };

  return (
    <Part title={t.stateTitle} lead={t.stateLead}>
      {isConflict ? (
        <Notice kind="failed">
          <p>{conflictWords(submission, t)}</p>
        </Notice>
      ) : (
        <AnswerNotice answer={answer} done={t.done} />
      )}
      {spam ? <p className={css.warned}>{t.spamLead}</p> : null}
      <p className={css.standing}>
        <StateChip state={state} />
        <UrgencyLabel urgency={submission.urgency} />
        <Marks submission={submission} />
        <span className="mono muted">
          {fill(t.stateSince, { time: timeText(submission.changedAt ?? submission.receivedAt, language) })}
        </span>
      </p>
      {senderReads === undefined ? null : (
        <div className={css.shownToSender}>
          <p className="muted">{t.shownToSender}</p>
          {submission.stage === undefined ? null : <p>{submission.stage}</p>}
          <p lang={submission.language}>{senderReads[state]}</p>
        </div>
      )}
      <Form method="post" className={css.buttons}>
        <input type="hidden" name="intent" value="state" />
        <SeenFields submission={submission} />
        {others
          .filter((other) => form.states[other] !== "waiting")
          .map((other) => (
            <button
              key={other}
              type="submit"
              name="state"
              value={other}
              className={buttonClass("medium")}
              disabled={busy}
              onClick={(event) => askFirst(event, other)}
            >
              {word(other)}
            </button>
          ))}
      </Form>
      <WaitForms submission={submission} answers={answers} />
      {dialog}
    </Part>
  );
}
