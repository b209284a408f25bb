import { plural } from "#i18n/dashboard/plural.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { Language } from "#i18n/languages.ts";
import type { ShownApplicant } from "#server/applicants/applicants.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "../../forms/answer-notice.tsx";
import { Section } from "../../forms/section.tsx";
import { type Answers, useAnswers } from "../../forms/use-answers.ts";
import { useStaff, type useTexts } from "../../layout/staff-context.tsx";
import { plannedText, timeText } from "../../parts/times.ts";
import css from "./applicant.module.css";

type Mail = ShownApplicant["mails"][number];
type Texts = ReturnType<typeof useTexts>;

/** The mails that the website has made about an application: where each stands, and a new try for what has not gone. */
export function MailsSection({ mails }: Pick<ShownApplicant, "mails">) {
  const { applicants: t, inbox } = useStaff().texts;
  const answers = useAnswers("retry");
  return (
    <Section title={t.mails} lead={t.mailsLead}>
      <AnswerNotice answer={answers.answer} done={inbox.done} />
      {mails.length === 0 ? (
        <p className="muted">{t.noMails}</p>
      ) : (
        <ul className={css.entries}>
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} answers={answers} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function MailEntry({ mail, answers: { Form, busy } }: { mail: Mail; answers: Answers }) {
  const { texts, language } = useStaff();
  const { inbox } = texts;
  const { id, stand, reason } = mail;
  return (
    <li>
      <span>{kindWords(mail, texts)}</span>
      <span className={stand === "failed" ? css.failed : stand === "retrying" ? css.warned : "muted"}>
        {standWords(mail, texts, language)}
      </span>
      {reason === undefined ? null : (
        <p className={css.whole}>
          <span className="muted">{inbox.words}</span> {reason}
        </p>
      )}
      {stand === "sent" ? null : (
        <Form method="post" className={css.whole}>
          <input type="hidden" name="mail" value={id} />
          <button type="submit" name="intent" value="retry" className={buttonClass("small")} disabled={busy}>
            {inbox.retry}
          </button>
        </Form>
      )}
    </li>
  );
}

function kindWords({ kind }: Mail, { applicants, inbox }: Texts): string {
  const { mailKinds } = applicants;
  return kind === "application-notice" || kind === "application-confirmation" ? mailKinds[kind] : inbox.mailKinds.other;
}

function standWords({ stand, attempts, ...at }: Mail, { inbox }: Texts, language: Language): string {
  const { mailStates: words } = inbox;
  switch (stand) {
    case "waiting":
      return words.waiting;
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
