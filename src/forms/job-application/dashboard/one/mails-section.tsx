import { MailEntries } from "#features/submissions/dashboard/mail-entries.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { ShownApplicant } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";

/** The mails that the website has made about an application. */
export function MailsSection({ mails }: Pick<ShownApplicant, "mails">) {
  const { applicants: t, inbox } = useTexts(applicationTexts, submissionTexts);
  const answers = useAnswers("retry");
  return (
    <Section title={t.mails} lead={t.mailsLead}>
      <AnswerNotice answer={answers.answer} done={inbox.done} />
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Section>
  );
}
