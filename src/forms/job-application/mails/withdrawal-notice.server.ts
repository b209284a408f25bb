import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

const TEXTS: InEveryLanguage<{
  subject(reference: string): string;
  heading: string;
  erased: string;
  copies: string;
}> = {
  en: {
    subject: (reference) => `${reference}: application withdrawn`,
    heading: "Application withdrawn and erased",
    erased: "Its sender has withdrawn this application. The record and the file have been erased from the website.",
    copies:
      "Please also delete what was copied elsewhere: the e-mail that announced the application, downloaded files and printouts.",
  },
  pl: {
    subject: (reference) => `${reference}: zgłoszenie wycofane`,
    heading: "Zgłoszenie wycofane i usunięte",
    erased: "To zgłoszenie wycofano za pomocą prywatnego linku. Dane i plik usunięto z serwisu.",
    copies:
      "Prosimy usunąć także kopie poza serwisem: powiadomienie e-mail o zgłoszeniu i pobrane pliki, a wydruki zniszczyć.",
  },
  de: {
    subject: (reference) => `${reference}: Bewerbung zurückgezogen`,
    heading: "Bewerbung zurückgezogen und gelöscht",
    erased:
      "Diese Bewerbung wurde über den persönlichen Link zurückgezogen. Datensatz und Datei wurden auf der Website gelöscht.",
    copies:
      "Bitte löschen Sie auch Kopien an anderer Stelle: die E-Mail zum Eingang der Bewerbung und heruntergeladene Dateien. Ausdrucke vernichten Sie bitte.",
  },
};

/** Tells the company that an application was withdrawn and erased; it holds nothing personal. */
export function withdrawalNotice(mail: MailOf<"withdrawal-notice">, { company }: MailContext): MailContent {
  const { language, reference } = mail;
  const texts = TEXTS[language];
  return layOut({
    language,
    company,
    subject: texts.subject(reference),
    heading: texts.heading,
    parts: [
      { kind: "facts", facts: submissionFacts(mail) },
      { kind: "paragraph", text: texts.erased },
      { kind: "paragraph", text: texts.copies },
    ],
  });
}
