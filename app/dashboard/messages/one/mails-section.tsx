import type { OpenedMessage } from "#server/inbox/inbox.ts";
import type { Answers } from "../../forms/use-answers.ts";
import { useTexts } from "../../layout/staff-context.tsx";
import { MailEntries } from "../../parts/mail-entries.tsx";
import { Part } from "./part.tsx";

/** The mails that the website has made about a message. */
export function MailsSection({ message: { mails }, answers }: { message: OpenedMessage; answers: Answers }) {
  const { inbox: t } = useTexts();
  return (
    <Part title={t.mailsTitle}>
      <MailEntries mails={mails} none={t.noMails} answers={answers} />
    </Part>
  );
}
