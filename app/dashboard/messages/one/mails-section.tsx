import { plural } from "#i18n/dashboard/plural.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { Language } from "#i18n/languages.ts";
import type { OpenedMessage } from "#server/inbox/inbox.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "../../forms/use-answers.ts";
import { useStaff, type useTexts } from "../../layout/staff-context.tsx";
import { plannedText, timeText } from "../../parts/times.ts";
import css from "./message.module.css";
import { Part } from "./part.tsx";

type Mail = OpenedMessage["mails"][number];
type Words = ReturnType<typeof useTexts>["inbox"];

/** The mails that the website has made about a message: where each stands, and a new try for what has not gone. */
export function MailsSection({ message: { mails }, answers }: { message: OpenedMessage; answers: Answers }) {
  const { texts, language } = useStaff();
  const { inbox: t } = texts;
  return (
    <Part title={t.mailsTitle}>
      {mails.length === 0 ? (
        <p className="muted">{t.noMails}</p>
      ) : (
        <ul className={css.entries}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <p className={css.strong}>{kindWords(mail, t)}</p>
              <p className={mail.stand === "failed" ? css.failed : mail.stand === "retrying" ? css.warned : "muted"}>
                {standWords(mail, t, language)}
              </p>
              {mail.reason === undefined ? null : (
                <p className={css.reason}>
                  <span className="muted">{t.words}</span> {mail.reason}
                </p>
              )}
              {mail.stand === "sent" ? null : <Retry id={mail.id} answers={answers} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Retry({ id, answers: { Form, busy } }: { id: number; answers: Answers }) {
  const { inbox: t } = useStaff().texts;
  return (
    <Form method="post">
      <input type="hidden" name="mail" value={id} />
      <button type="submit" name="intent" value="retry" className={buttonClass("small")} disabled={busy}>
        {t.retry}
      </button>
    </Form>
  );
}

function kindWords({ kind }: Mail, { mailKinds }: Words): string {
  return kind === "message-notice" || kind === "message-confirmation" ? mailKinds[kind] : mailKinds.other;
}

function standWords(mail: Mail, { mailStates }: Words, language: Language): string {
  switch (mail.stand) {
    case "waiting":
      return mailStates.waiting;
    case "retrying":
      return fill(plural(language, mailStates.retrying, mail.attempts), {
        count: mail.attempts,
        time: plannedText(mail.nextTryAt ?? 0, language),
      });
    case "sent":
      return fill(mailStates.sent, { time: timeText(mail.sentAt ?? 0, language) });
    case "failed":
      return fill(mailStates.failed, { time: timeText(mail.failedAt ?? 0, language) });
  }
}
