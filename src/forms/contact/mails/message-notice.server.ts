import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

const TEXTS: InEveryLanguage<{
  subject(reference: string, name: string): string;
  heading: string;
  message: string;
}> = {
  en: {
    subject: (reference, name) => `${reference}: message from ${name}`,
    heading: "Message from the contact form",
    message: "Message",
  },
  pl: {
    // The name in brackets: after "od" it would have to be inflected.
    subject: (reference, name) => `${reference}: wiadomość (${name})`,
    heading: "Wiadomość z formularza kontaktowego",
    message: "Treść wiadomości",
  },
  de: {
    subject: (reference, name) => `${reference}: Nachricht von ${name}`,
    heading: "Nachricht über das Kontaktformular",
    message: "Nachricht",
  },
};

/** Tells the company of a contact message, with its text as typed. */
export function messageNotice(mail: MailOf<"message-notice">, { company }: MailContext): MailContent {
  const { language, reference, message } = mail;
  const texts = TEXTS[language];
  return layOut({
    language,
    company,
    subject: texts.subject(reference, subjectName(message.firstName, message.lastName)),
    heading: texts.heading,
    parts: [
      { kind: "facts", facts: [...submissionFacts(mail), ...senderFacts(message, language)] },
      { kind: "paragraph", text: replyNote(message.email, language) },
      { kind: "typed", heading: texts.message, text: message.message },
    ],
  });
}
