import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { fill } from "#platform/i18n/texts.ts";
import { contactFormTexts } from "../texts.ts";

/** Tells the company of a contact message, with its text as typed. */
export function messageNotice(mail: MailOf<"message-notice">, { company }: MailContext): MailContent {
  const { language, reference, message } = mail;
  const texts = contactFormTexts.mails(language).notice;
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference, name: subjectName(message.firstName, message.lastName) }),
    heading: texts.heading,
    parts: [
      { kind: "facts", facts: [...submissionFacts(mail), ...senderFacts(message, language)] },
      { kind: "paragraph", text: replyNote(message.email, language) },
      { kind: "typed", heading: texts.message, text: message.message },
    ],
  });
}
