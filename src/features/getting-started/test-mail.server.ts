import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

const TEXTS: InEveryLanguage<{
  subject(site: string): string;
  heading: string;
  works(site: string): string;
  asked(time: string): string;
  mistake: string;
}> = {
  en: {
    subject: (site) => `Test e-mail from ${site}`,
    heading: "E-mail works",
    works: (site) => `This e-mail shows that ${site} can send e-mail and that it reaches this address.`,
    asked: (time) => `It was asked for in the dashboard on ${time}.`,
    mistake: "You do not need to do anything.",
  },
  pl: {
    subject: (site) => `E-mail testowy z serwisu ${site}`,
    heading: "Poczta działa",
    works: (site) => `Ta wiadomość potwierdza, że serwis ${site} wysyła pocztę i że dociera ona pod ten adres.`,
    asked: (time) => `Wysłanie zlecono w panelu: ${time}.`,
    mistake: "Nie trzeba podejmować żadnych działań.",
  },
  de: {
    subject: (site) => `Test-E-Mail von ${site}`,
    heading: "Der E-Mail-Versand funktioniert",
    works: (site) => `Diese E-Mail zeigt, dass ${site} E-Mails senden kann und dass sie unter dieser Adresse ankommen.`,
    asked: (time) => `Sie wurde im Dashboard angefordert: ${time}.`,
    mistake: "Sie müssen nichts unternehmen.",
  },
};

/** Shows whoever tries it that mail arrives. */
export function testMail(mail: MailOf<"test-mail">, { company, publicUrl }: MailContext): MailContent {
  const { language, receivedAt } = mail;
  const texts = TEXTS[language];
  const site = new URL(publicUrl).host;
  return layOut({
    language,
    company,
    subject: texts.subject(site),
    heading: texts.heading,
    parts: [
      { kind: "paragraph", text: texts.works(site) },
      { kind: "paragraph", text: texts.asked(wordedTime(receivedAt, language)) },
      { kind: "paragraph", text: texts.mistake },
    ],
  });
}
