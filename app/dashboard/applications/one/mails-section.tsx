import type { ShownApplicant } from "#server/applicants/applicants.ts";
import { AnswerNotice } from "../../forms/answer-notice.tsx";
import { Section } from "../../forms/section.tsx";
import { useAnswers } from "../../forms/use-answers.ts";
import { useTexts } from "../../layout/staff-context.tsx";
import { MailEntries } from "../../parts/mail-entries.tsx";

/** The mails that the website has made about an application. */
export function MailsSection({ mails }: Pick<ShownApplicant, "mails">) {
  const { applicants: t, inbox } = useTexts();
  const answers = useAnswers("retry");
  return (
    <Section title={t.mails} lead={t.mailsLead}>
      <AnswerNotice answer={answers.answer} done={inbox.done} />
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Section>
  );
}
