import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { wordedSize } from "#features/outbox/values.server.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import type { Consent } from "../job-application.ts";

type Scan = MailOf<"application-notice">["application"]["scan"];

const TEXTS: InEveryLanguage<
  {
    subject(reference: string, name: string): string;
    consents: Record<Consent, string>;
    scans: Record<Scan, string>;
  } & Record<"heading" | "phone" | "noPhone" | "offer" | "noOffer" | "consent" | "file" | "scan" | "dashboard", string>
> = {
  en: {
    subject: (reference, name) => `${reference}: application from ${name}`,
    heading: "Application with a CV",
    phone: "Phone",
    noPhone: "not given",
    offer: "Offer",
    noOffer: "no particular offer",
    consent: "Consent",
    consents: { vacancy: "for this application only", future: "for future vacancies too" },
    file: "File",
    scan: "Virus scan",
    scans: { clean: "nothing found", unscanned: "not scanned, open the file with care" },
    dashboard: "The CV is not attached. It is in the dashboard",
  },
  pl: {
    subject: (reference, name) => `${reference}: zgłoszenie z CV (${name})`,
    heading: "Zgłoszenie z CV",
    phone: "Telefon",
    noPhone: "nie podano",
    offer: "Oferta",
    noOffer: "bez wskazania oferty",
    consent: "Zgoda",
    consents: { vacancy: "tylko na potrzeby tej rekrutacji", future: "także na potrzeby przyszłych rekrutacji" },
    file: "Plik",
    scan: "Kontrola antywirusowa",
    scans: {
      clean: "nie wykryto zagrożeń",
      unscanned: "nie przeprowadzono, należy zachować ostrożność przy otwieraniu pliku",
    },
    dashboard: "CV nie jest dołączone do tej wiadomości. Znajduje się w panelu administracyjnym",
  },
  de: {
    subject: (reference, name) => `${reference}: Bewerbung von ${name}`,
    heading: "Bewerbung mit Lebenslauf",
    phone: "Telefon",
    noPhone: "nicht angegeben",
    offer: "Stelle",
    noOffer: "Initiativbewerbung",
    consent: "Einwilligung",
    consents: { vacancy: "nur für diese Stelle", future: "auch für künftige Stellen" },
    file: "Datei",
    scan: "Virenprüfung",
    scans: { clean: "ohne Befund", unscanned: "nicht geprüft, Datei mit Vorsicht öffnen" },
    dashboard: "Der Lebenslauf ist nicht angehängt. Sie finden ihn im Verwaltungsbereich",
  },
};

/** Tells the company of an application. The CV is never attached: opening it in the dashboard is recorded. */
export function applicationNotice(
  mail: MailOf<"application-notice">,
  { company, publicUrl }: MailContext,
): MailContent {
  const { language, reference, application } = mail;
  const texts = TEXTS[language];
  const file = `${plainLine(application.fileName)} (${wordedSize(application.fileSize, language)})`;
  return layOut({
    language,
    company,
    subject: texts.subject(reference, subjectName(application.firstName, application.lastName)),
    heading: texts.heading,
    parts: [
      {
        kind: "facts",
        facts: [
          ...submissionFacts(mail),
          ...senderFacts(application, language),
          [texts.phone, plainLine(application.phone) || texts.noPhone],
          [texts.offer, plainLine(application.offerTitle ?? "") || texts.noOffer],
          [texts.consent, texts.consents[application.consent]],
          [texts.file, file],
          [texts.scan, texts.scans[application.scan]],
        ],
      },
      { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard` },
      { kind: "paragraph", text: replyNote(application.email, language) },
    ],
  });
}
