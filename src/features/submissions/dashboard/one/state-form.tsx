import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { StateChip } from "../state-chip.tsx";
import { UrgencyLabel } from "../urgency-label.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";
import { SeenFields } from "./seen-fields.tsx";
import { WaitForms } from "./wait-forms.tsx";

/** Shows the state and a button for each other state, starting with the next one. */
export function StateForm({ submission, answers }: { submission: OpenedSubmission; answers: Answers }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const { Form, busy } = answers;
  const form = useForm();
  const states = Object.keys(form.states);
  const at = states.indexOf(submission.state);
  const others = [...states.slice(at + 1), ...states.slice(0, at)];
  return (
    <Part title={t.stateTitle}>
      <p className={css.now}>
        <StateChip state={submission.state} />
        <UrgencyLabel urgency={submission.urgency} />
        <Marks submission={submission} />
      </p>
      {submission.stage === undefined ? null : (
        <p className="muted">
          {t.customerSees} {submission.stage}
        </p>
      )}
      {submission.changedAt === undefined ? null : (
        <p className="mono muted">{fill(t.changed, { time: timeText(submission.changedAt, language) })}</p>
      )}
      <Form method="post" className={css.buttons}>
        <input type="hidden" name="intent" value="state" />
        <SeenFields submission={submission} />
        {others
          .filter((state) => form.states[state] !== "waiting")
          .map((state) => (
            <button
              key={state}
              type="submit"
              name="state"
              value={state}
              className={buttonClass("small")}
              disabled={busy}
            >
              {t.actions[state]}
            </button>
          ))}
      </Form>
      <WaitForms submission={submission} answers={answers} />
    </Part>
  );
}
