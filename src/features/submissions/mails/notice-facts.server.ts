import { plainLine } from "#features/outbox/plain-line.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import { type InEveryLanguage, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { isReplyAddress } from "./reply-address.server.ts";

type Fact = readonly [name: string, value: string];

const LABELS: InEveryLanguage<Record<"reference" | "received" | "name" | "email" | "language", string>> = {
  en: {
    reference: "Reference",
    received: "Received",
    name: "Name",
    email: "E-mail",
    language: "Language of the page",
  },
  pl: {
    reference: "Numer referencyjny",
    received: "Otrzymano",
    name: "Imię i nazwisko",
    email: "E-mail",
    language: "Język strony",
  },
  de: {
    reference: "Referenznummer",
    received: "Eingegangen",
    name: "Name",
    email: "E-Mail",
    language: "Sprache der Seite",
  },
};

const REPLY: InEveryLanguage<{ direct: string; byHand: string }> = {
  en: {
    direct: "A reply to this e-mail goes to the address above.",
    byHand: "To answer, please copy the address above: not every mail server accepts its letters in a reply.",
  },
  pl: {
    direct: "Odpowiedź na ten e-mail trafi na podany wyżej adres.",
    byHand:
      "Aby odpowiedzieć, prosimy skopiować podany wyżej adres: nie każdy serwer pocztowy przyjmuje użyte w nim litery w adresie odpowiedzi.",
  },
  de: {
    direct: "Eine Antwort auf diese E-Mail geht an die oben genannte Adresse.",
    byHand:
      "Bitte kopieren Sie für eine Antwort die oben genannte Adresse: Nicht jeder Mailserver nimmt ihre Buchstaben in einer Antwortadresse an.",
  },
};

/** Says where an answer to a notice goes, as its `Reply-To` has it. */
export function replyNote(email: string, language: Language): string {
  return isReplyAddress(email) ? REPLY[language].direct : REPLY[language].byHand;
}

/** What each notice names: the reference, and when the submission came. @param receivedAt ms since 1970 */
export function submissionFacts(mail: { language: Language; reference: string; receivedAt: number }): Fact[] {
  const labels = LABELS[mail.language];
  return [
    [labels.reference, mail.reference],
    [labels.received, wordedTime(mail.receivedAt, mail.language)],
  ];
}

/** Who has sent it: name, e-mail address, and the language to answer in. */
export function senderFacts(
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
  language: Language,
): Fact[] {
  const labels = LABELS[language];
  return [
    [labels.name, plainLine(`${firstName} ${lastName}`)],
    [labels.email, plainLine(email)],
    [labels.language, LANGUAGES[language].name],
  ];
}
