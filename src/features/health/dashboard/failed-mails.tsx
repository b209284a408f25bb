import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { FailedMail } from "#features/submissions/storage/mails-store.server.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { mailNames } from "../mail-names.ts";
import { healthTexts } from "../texts.ts";
import css from "./failed-mails.module.css";

/** Lists failed mails with the server's error and a retry button each, and a button to retry all. */
export function FailedMails({
  mails,
  total,
  answers,
}: {
  mails: readonly FailedMail[];
  total: number;
  answers: Answers;
}) {
  const { health } = useStaff(healthTexts).texts;
  const { Form, busy } = answers;
  if (mails.length === 0) return null;
  return (
    <>
      <Form method="post">
        <input type="hidden" name="intent" value="retry-all" />
        <button type="submit" className={buttonClass("medium")} disabled={busy}>
          {health.retryAll}
        </button>
      </Form>
      {total > mails.length ? <p className="muted">{fill(health.newest, { count: mails.length })}</p> : null}
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
            <Form method="post">
              <input type="hidden" name="intent" value="retry" />
              <input type="hidden" name="id" value={mail.id} />
              <button
                type="submit"
                className={buttonClass("small")}
                disabled={busy}
                aria-label={`${health.retry}: ${mail.reference}`}
              >
                {health.retry}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mail({ mail: { kind, reference, reason, at } }: { mail: FailedMail }) {
  const { texts, language } = useStaff(healthTexts);
  const { health } = texts;
  const names = mailNames(useForms(), health);
  return (
    <div className={css.mail}>
      <p>{Object.hasOwn(names, kind) ? names[kind] : kind}</p>
      <p className="mono muted">
        {reference} · {timeText(at, language)}
      </p>
      <p className={css.words}>
        <span className="hidden">{health.words} </span>
        {reason}
      </p>
    </div>
  );
}
