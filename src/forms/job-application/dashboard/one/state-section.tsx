import type { MouseEvent } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useNewsOnConflict } from "#ui/dashboard/forms/use-news-on-conflict.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import { Notice } from "#ui/notice.tsx";
import type { ShownApplicant } from "../../applicants.server.ts";
import type { ApplicationState } from "../../application-states.ts";
import { applicationTexts } from "../../texts.ts";
import { ApplicantState } from "../applicant-state.tsx";
import css from "./applicant.module.css";

interface StateSectionProps {
  applicant: ShownApplicant;
  /** What the person's private link says in each state. */
  told: Readonly<Record<ApplicationState, string>>;
}

/** The way of an application: what comes next after a state stands first there. */
const WAY: readonly ApplicationState[] = ["new", "shortlisted", "invited", "hired", "declined", "withdrawn"];

/** What is asked first: the person may read it the next moment. */
const ASKED: readonly ApplicationState[] = ["invited", "declined", "hired"];

/** Where the application stands, what its sender reads about that, and the states that it can be given. */
export function StateSection({ applicant, told }: StateSectionProps) {
  const { texts, language } = useStaff(applicationTexts);
  const { applicants: t } = texts;
  const answers = useAnswers("state");
  const { ask, dialog } = useQuestion();
  const { Form, answer, busy, send } = answers;
  const { state, suspectedSpam, firstName, lastName } = applicant;
  const isConflict = useNewsOnConflict(answers);
  const at = WAY.indexOf(state);
  const others = [...WAY.slice(suspectedSpam ? at : at + 1), ...WAY.slice(0, at)];
  const word = (chosen: ApplicationState) => (chosen === state ? t.notSpam : t.makeState[chosen]);

  const askFirst = (event: MouseEvent, chosen: ApplicationState) => {
    if (suspectedSpam || !ASKED.includes(chosen)) return;
    event.preventDefault();
    ask({
      title: fill(t.askTitle, { state: t.states[chosen], name: `${firstName} ${lastName}` }),
      text: fill(t.askText, { words: told[chosen] }),
      confirm: word(chosen),
      hurts: chosen === "declined",
      onConfirm: () => send({ intent: "state", seen: state, state: chosen }),
    });
  };

  return (
    <Section title={t.state} lead={t.stateLead}>
      {isConflict ? (
        <Notice kind="failed">
          <p>{fill(t.changedMeanwhile, { state: t.states[state] })}</p>
        </Notice>
      ) : (
        <AnswerNotice answer={answer} done={t.done} />
      )}
      {suspectedSpam ? <p className={css.warned}>{t.spamLead}</p> : null}
      <p className={css.standing}>
        <ApplicantState state={state} />
        <span className="mono muted">
          {fill(t.stateSince, { time: timeText(applicant.changedAt ?? applicant.receivedAt, language) })}
        </span>
      </p>
      <div className={css.told}>
        <p className="muted">{t.told}</p>
        <p lang={applicant.language}>{told[state]}</p>
      </div>
      <Form method="post" className={css.buttons}>
        <input type="hidden" name="intent" value="state" />
        <input type="hidden" name="seen" value={state} />
        {others.map((other) => (
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
      {dialog}
    </Section>
  );
}
