import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { OpenedMessage } from "../../inbox.server.ts";
import { submissionTexts } from "../../texts.ts";
import { MailEntries } from "../mail-entries.tsx";
import { Part } from "./part.tsx";

/** The mails that the website has made about a message. */
export function MailsSection({ message: { mails }, answers }: { message: OpenedMessage; answers: Answers }) {
  const { inbox: t } = useTexts(submissionTexts);
  return (
    <Part title={t.mailsTitle}>
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Part>
  );
}
