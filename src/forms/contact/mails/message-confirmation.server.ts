import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { contactFormTexts } from "../texts.ts";

/** Tells the sender of a contact message that it has come. It quotes nothing typed: the address may be a stranger's. */
export function messageConfirmation(mail: MailOf<"message-confirmation">, { company }: MailContext): MailContent {
  const { language, reference } = mail;
  const texts = contactFormTexts.mails(language).confirmation;
  const { salutation, closing } = submissionTexts.mails(language).letter;
  const paragraphs = [salutation, fill(texts.received, { reference }), texts.next, texts.mistake, closing];
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference }),
    heading: texts.heading,
    parts: paragraphs.map((text) => ({ kind: "paragraph", text })),
  });
}
