import type { InEveryLanguage, Language } from "#platform/i18n/languages.ts";

/** What staff often answer with, in the order in which it is offered; the blank one is last. */
export const ANSWER_BLOCKS = ["received", "type-plate", "position", "quotation", "not-ours", "blank"] as const;

export type AnswerBlock = (typeof ANSWER_BLOCKS)[number];

/** What a letter is made of in one language. Nothing here promises a date, a price or a result. */
interface AnswerTexts {
  subject(reference: string, company: string): string;
  /**
   * Without a guess at who is a man or a woman, in Polish therefore without the name. In Polish and German the letter goes
   * on in small letters.
   */
  greeting(name: string): string;
  blocks: Record<AnswerBlock, string>;
  closing: string;
  /** Stands above what the person wrote. */
  quote(time: string): string;
}

const TEXTS: InEveryLanguage<AnswerTexts> = {
  en: {
    subject: (reference, company) => `Re: ${reference} Your message to ${company}`,
    greeting: (name) => `Dear ${name},`,
    blocks: {
      received:
        "Thank you for your message. We have read it and are looking into it. As soon as we know more, we will write to you again.",
      "type-plate":
        "Thank you for your message. To assess it, we need to see the equipment. Please send us:\n\n- a photo of the type plate on which maker, type and serial number can be read,\n- photos of the unit and of its connections,\n- any alarm texts, and when they appear.",
      position:
        "Thank you for your message. To plan the work we need to know where the ship will be. Please send us:\n\n- the ship's name and IMO number,\n- the port or position, with the expected times of arrival and departure (ETA, ETD),\n- the ship's agent there, with contact details.",
      quotation:
        "Thank you for your message. You will receive our quotation in a separate e-mail. If there is anything to add, please reply to this e-mail.",
      "not-ours":
        "Thank you for your message. What you describe is outside our field of work; unfortunately we cannot help you with it.",
      blank: "",
    },
    closing: "Kind regards",
    quote: (time) => `On ${time} you wrote:`,
  },
  pl: {
    subject: (reference, company) => `Re: ${reference} Wiadomość do ${company}`,
    // By name it would need "Pani" or "Panie", and the name in another case.
    greeting: () => "Dzień dobry,",
    blocks: {
      received:
        "dziękujemy za wiadomość. Zapoznaliśmy się z nią i zajmujemy się sprawą. Odezwiemy się, gdy tylko będziemy wiedzieć więcej.",
      "type-plate":
        "dziękujemy za wiadomość. Aby ocenić sprawę, musimy zobaczyć urządzenie. Prosimy o przesłanie:\n\n- zdjęcia tabliczki znamionowej, na którym można odczytać producenta, typ i numer seryjny,\n- zdjęć urządzenia i jego podłączeń,\n- treści alarmów, jeżeli wystąpiły, z informacją, kiedy się pojawiają.",
      position:
        "dziękujemy za wiadomość. Aby zaplanować prace, musimy wiedzieć, gdzie będzie statek. Prosimy o podanie:\n\n- nazwy statku i numeru IMO,\n- portu lub pozycji oraz przewidywanego czasu wejścia i wyjścia (ETA, ETD),\n- danych kontaktowych agenta statku w tym porcie.",
      quotation:
        "dziękujemy za wiadomość. Ofertę prześlemy w osobnym e-mailu. Jeżeli należy jeszcze coś uwzględnić, prosimy o odpowiedź na tę wiadomość.",
      "not-ours":
        "dziękujemy za wiadomość. Opisana sprawa wykracza poza zakres naszej działalności, dlatego niestety nie możemy w niej pomóc.",
      blank: "",
    },
    closing: "Z poważaniem",
    quote: (time) => `Wiadomość z dnia ${time}:`,
  },
  de: {
    subject: (reference, company) => `Re: ${reference} Ihre Nachricht an ${company}`,
    greeting: (name) => `Guten Tag ${name},`,
    blocks: {
      received:
        "vielen Dank für Ihre Nachricht. Wir haben sie gelesen und prüfen Ihr Anliegen. Sobald wir mehr wissen, melden wir uns wieder bei Ihnen.",
      "type-plate":
        "vielen Dank für Ihre Nachricht. Für eine Einschätzung müssen wir das Gerät sehen. Bitte senden Sie uns:\n\n- ein Foto des Typenschilds, auf dem Hersteller, Typ und Seriennummer lesbar sind,\n- Fotos des Geräts und seiner Anschlüsse,\n- die Texte etwaiger Alarme und wann sie auftreten.",
      position:
        "vielen Dank für Ihre Nachricht. Um den Einsatz zu planen, müssen wir wissen, wo das Schiff sein wird. Bitte nennen Sie uns:\n\n- den Namen des Schiffs und die IMO-Nummer,\n- den Hafen oder die Position mit der voraussichtlichen Ankunfts- und Auslaufzeit (ETA, ETD),\n- den Schiffsagenten vor Ort mit Kontaktdaten.",
      quotation:
        "vielen Dank für Ihre Nachricht. Unser Angebot erhalten Sie in einer gesonderten E-Mail. Wenn Sie noch etwas ergänzen möchten, antworten Sie bitte auf diese E-Mail.",
      "not-ours":
        "vielen Dank für Ihre Nachricht. Was Sie beschreiben, liegt außerhalb unseres Arbeitsgebiets; wir können Ihnen dabei leider nicht weiterhelfen.",
      blank: "",
    },
    closing: "Mit freundlichen Grüßen",
    quote: (time) => `Am ${time} schrieben Sie:`,
  },
};

/** Who answers whom, about what. */
export interface AnswerFacts {
  /** Of the person who wrote: the letter is in it. */
  language: Language;
  reference: string;
  /** The person's name. */
  name: string;
  /** Who answers; undefined: the letter is signed by the company alone. */
  author: string | undefined;
  company: string;
  /** When the person wrote, in words. */
  time: string;
}

/** A letter before what the person wrote is quoted below it. */
export interface AnswerLetter {
  subject: string;
  /** Greeting, text, closing and names. */
  text: string;
  /** The line above the quoted message. */
  quote: string;
}

/** Words the answer that begins with a block. */
export function answerLetter(
  block: AnswerBlock,
  { language, reference, name, author, company, time }: AnswerFacts,
): AnswerLetter {
  const { subject, greeting, blocks, closing, quote } = TEXTS[language];
  const signature = [closing, author, company].filter((line) => line !== undefined).join("\n");
  const parts = [greeting(name), blocks[block], signature];
  return { subject: subject(reference, company), text: parts.join("\n\n"), quote: quote(time) };
}
