import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { type Answers, useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import { MailEntries } from "../mail-entries.tsx";
import { Part } from "./part.tsx";

/** E-mails that the website sent about a submission. @param answers of the page's intent `retry` */
export function MailsSection({ mails, answers }: Pick<OpenedSubmission, "mails"> & { answers: Answers }) {
  const t = useInboxTexts();
  return (
    <Part title={t.mailsTitle} lead={t.mailsLead}>
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Part>
  );
}

/** The same with its own notice. */
export function OwnMailsSection({ mails }: Pick<OpenedSubmission, "mails">) {
  const t = useInboxTexts();
  const answers = useAnswers("retry");
  return (
    <Part title={t.mailsTitle} lead={t.mailsLead}>
      <AnswerNotice answer={answers.answer} done={t.done} />
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Part>
  );
}
