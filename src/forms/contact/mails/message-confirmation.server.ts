import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { CONFIRMATION_PHRASES } from "#features/submissions/mails/confirmation-phrases.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

const TEXTS: InEveryLanguage<{
  subject(reference: string): string;
  heading: string;
  received(reference: string): string;
  next: string;
  mistake: string;
}> = {
  en: {
    subject: (reference) => `${reference}: we have received your message`,
    heading: "We have received your message",
    received: (reference) =>
      `Thank you for your message, sent through the contact form on our website. Its reference is ${reference}.`,
    next: "We will read it and reply to this e-mail address. If you want to add something, reply to this e-mail and leave the reference in the subject line.",
    mistake: "If you did not write to us, someone has given this address by mistake. You do not need to do anything.",
  },
  pl: {
    subject: (reference) => `${reference}: otrzymaliśmy Państwa wiadomość`,
    heading: "Otrzymaliśmy Państwa wiadomość",
    received: (reference) =>
      `dziękujemy za wiadomość wysłaną przez formularz kontaktowy na naszej stronie. Jej numer referencyjny to ${reference}.`,
    next: "Zapoznamy się z jej treścią i odpowiemy na ten adres e-mail. Aby uzupełnić wiadomość, prosimy odpowiedzieć na niniejszy e-mail, pozostawiając numer referencyjny w temacie.",
    mistake:
      "Jeżeli nie pisali Państwo do nas, ktoś omyłkowo podał ten adres. W takim przypadku nie trzeba podejmować żadnych działań.",
  },
  de: {
    subject: (reference) => `${reference}: Wir haben Ihre Nachricht erhalten`,
    heading: "Wir haben Ihre Nachricht erhalten",
    received: (reference) =>
      `vielen Dank für Ihre Nachricht über das Kontaktformular unserer Website. Die Referenznummer lautet ${reference}.`,
    next: "Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail an diese Adresse. Wenn Sie etwas ergänzen möchten, antworten Sie bitte auf diese E-Mail und lassen Sie die Referenznummer im Betreff stehen.",
    mistake:
      "Wenn Sie uns nicht geschrieben haben, hat jemand diese Adresse versehentlich angegeben. Sie müssen in diesem Fall nichts unternehmen.",
  },
};

/** Tells the sender of a contact message that it has come. It quotes nothing typed: the address may be a stranger's. */
export function messageConfirmation(mail: MailOf<"message-confirmation">, { company }: MailContext): MailContent {
  const { language, reference } = mail;
  const texts = TEXTS[language];
  const { salutation, closing } = CONFIRMATION_PHRASES[language];
  const paragraphs = [salutation, texts.received(reference), texts.next, texts.mistake, closing];
  return layOut({
    language,
    company,
    subject: texts.subject(reference),
    heading: texts.heading,
    parts: paragraphs.map((text) => ({ kind: "paragraph", text })),
  });
}
