import { plannedText, timeText } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { partOf } from "../form.ts";
import type { InboxTexts } from "../inbox-texts.ts";
import type { SubmissionMail } from "../storage/mails-store.server.ts";
import { useForm, useInboxTexts } from "./inbox-form.tsx";
import css from "./mail-entries.module.css";

interface MailEntriesProps {
  mails: readonly SubmissionMail[];
  /** Text shown when there are no e-mails. */
  none: string;
  /** Answers of the page's intent `retry`. */
  answers: Answers;
}

/** Lists e-mails with their delivery status and a retry button for those not sent. */
export function MailEntries({ mails, none, answers }: MailEntriesProps) {
  if (mails.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className={css.mails}>
      {mails.map((mail) => (
        <MailEntry key={mail.id} mail={mail} answers={answers} />
      ))}
    </ul>
  );
}

function MailEntry({ mail, answers }: { mail: SubmissionMail; answers: Answers }) {
  const form = useForm();
  const t = useInboxTexts();
  return (
    <li>
      <p className={css.kind}>{t.mailParts[partOf(form.mails, mail.kind) ?? "other"]}</p>
      <MailStatus mail={mail} answers={answers} />
    </li>
  );
}

/** The delivery status of an e-mail, with a retry button unless it is sent. */
export function MailStatus({ mail, answers: { Form, busy } }: { mail: SubmissionMail; answers: Answers }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const { id, status, reason } = mail;
  return (
    <>
      <p className={status === "failed" ? css.failed : status === "retrying" ? css.retrying : "muted"}>
        {deliveryStatusWords(mail, t, language)}
      </p>
      {reason === undefined ? null : (
        <p className={css.reason}>
          <span className="muted">{t.words}</span> {reason}
        </p>
      )}
      {status === "sent" ? null : (
        <Form method="post" className={css.retry}>
          <input type="hidden" name="mail" value={id} />
          <button type="submit" name="intent" value="retry" className={buttonClass("small")} disabled={busy}>
            {t.retry}
          </button>
        </Form>
      )}
    </>
  );
}

function deliveryStatusWords({ status, attempts, ...at }: SubmissionMail, t: InboxTexts, language: Language): string {
  const { mailStates: words } = t;
  switch (status) {
    case "waiting":
      return words.waiting;
    case "sending":
      return words.sending;
    case "retrying":
      return fill(plural(language, words.retrying, attempts), {
        count: attempts,
        time: plannedText(at.nextTryAt ?? 0, language),
      });
    case "sent":
      return fill(words.sent, { time: timeText(at.sentAt ?? 0, language) });
    case "failed":
      return fill(words.failed, { time: timeText(at.failedAt ?? 0, language) });
  }
}
