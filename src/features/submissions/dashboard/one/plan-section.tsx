import { plannedText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { TIME_ZONE } from "#platform/i18n/time-zone.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useReloadOnConflict } from "#ui/dashboard/forms/use-reload-on-conflict.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { planFields } from "../../plan-fields.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";

/** The planned visit: as the sender sees it, and a form to change it. */
export function PlanSection({ submission }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const answers = useAnswers("plan");
  const { answer, errorOf } = answers;
  const isConflict = useReloadOnConflict(answers);
  const { plan, colleagues } = submission;
  const stored = planFields(plan);
  const { planFrom, planUntil, planWhere, planWho } = stored;
  // Only set when the page was rendered again without script.
  const shown = (answer?.kind === "refused" || answer?.kind === "failed" ? answer.typed : undefined) ?? stored;
  const isOpen = answer?.kind === "refused" || answer?.kind === "failed";
  const field = (name: keyof typeof stored) => ({
    id: name,
    name,
    label: t[name],
    // The hint says that all are optional.
    optional: "",
    error: errorOf("plan", name),
  });
  return (
    <Part title={t.plan} lead={fill(t.planLead, { zone: TIME_ZONE })} id="plan">
      {plan === undefined ? null : (
        <dl className={css.facts}>
          {[
            [t.planFrom, plan.from === undefined ? "" : plannedText(plan.from, language)],
            [t.planUntil, plan.until === undefined ? "" : plannedText(plan.until, language)],
            [t.planWhere, plan.where],
            [t.planWho, plan.who],
          ].map(([label, value]) =>
            value === "" ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      )}
      {isConflict ? (
        <Notice kind="failed">
          <p>{t.planChanged}</p>
        </Notice>
      ) : (
        <AnswerNotice answer={answer} done={t.done} />
      )}
      <div className={css.blocks}>
        <details key={JSON.stringify([isOpen, stored])} open={isOpen}>
          <summary>
            {plan === undefined ? t.planVisit : t.changeVisit}
            <Icon name="chevron" />
          </summary>
          <div className={css.planForm}>
            <p className="muted">{t.planHint}</p>
            <PartForm answers={answers} intent="plan" submit={t.savePlan}>
              <input type="hidden" name="sawFrom" value={planFrom} />
              <input type="hidden" name="sawUntil" value={planUntil} />
              <input type="hidden" name="sawWhere" value={planWhere} />
              <input type="hidden" name="sawWho" value={planWho} />
              <TextField field={field("planFrom")} type="datetime-local" defaultValue={shown.planFrom} />
              <TextField field={field("planUntil")} type="datetime-local" defaultValue={shown.planUntil} />
              <TextField field={field("planWhere")} autoComplete="off" defaultValue={shown.planWhere} />
              <TextField field={field("planWho")} autoComplete="off" list="colleagues" defaultValue={shown.planWho}>
                <datalist id="colleagues">
                  {colleagues.map(({ id, name }) => (
                    <option key={id} value={name} />
                  ))}
                </datalist>
              </TextField>
            </PartForm>
          </div>
        </details>
      </div>
    </Part>
  );
}
