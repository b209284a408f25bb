import type { InEveryLanguage, Language } from "#i18n/languages.ts";

/** What staff often answer with, in the order in which it is offered; the blank one is last. */
export const ANSWER_BLOCKS = ["received", "type-plate", "position", "quotation", "not-ours", "blank"] as const;

export type AnswerBlock = (typeof ANSWER_BLOCKS)[number];

/** What a letter is made of in one language. Nothing here promises a date, a price or a result. */
interface AnswerTexts {
  subject(reference: string, company: string): string;
  /** By name, without a guess at who is a man or a woman. In Polish and German the letter goes on in small letters. */
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
        "Thank you for your message. To judge it we need to see the equipment. Please send us:\n\n- a photo of the type plate on which maker, type and serial number can be read,\n- photos of the unit and of its connections,\n- any alarm texts and when they come.",
      position:
        "Thank you for your message. To plan the work we need to know where the ship will be. Please send us:\n\n- the ship's name and IMO number,\n- the port or position, with the expected times of arrival and departure (ETA, ETD),\n- the agent on site.",
      quotation:
        "Thank you for your message. You will receive our quotation in a separate e-mail. If anything is still to be added, please reply to this one.",
      "not-ours":
        "Thank you for your message. What you describe is outside the field we work in, so we cannot help you with it.",
      blank: "",
    },
    closing: "Kind regards",
    quote: (time) => `On ${time} you wrote:`,
  },
  pl: {
    subject: (reference, company) => `Re: ${reference} Wiadomość do ${company}`,
    // "Sz. P." stands for both "Szanowna Pani" and "Szanowny Pan".
    greeting: (name) => `Sz. P. ${name},`,
    blocks: {
      received:
        "dziękujemy za wiadomość. Zapoznaliśmy się z nią i sprawdzamy sprawę. Odezwiemy się, gdy tylko będziemy wiedzieć więcej.",
      "type-plate":
        "dziękujemy za wiadomość. Aby ocenić sprawę, musimy zobaczyć urządzenie. Prosimy o przesłanie:\n\n- zdjęcia tabliczki znamionowej, na którym można odczytać producenta, typ i numer seryjny,\n- zdjęć urządzenia i jego podłączeń,\n- treści alarmów z informacją, kiedy się pojawiają.",
      position:
        "dziękujemy za wiadomość. Aby zaplanować prace, musimy wiedzieć, gdzie będzie statek. Prosimy o podanie:\n\n- nazwy statku i numeru IMO,\n- portu lub pozycji oraz przewidywanego czasu wejścia i wyjścia (ETA, ETD),\n- agenta na miejscu.",
      quotation:
        "dziękujemy za wiadomość. Ofertę prześlemy w osobnym e-mailu. Jeżeli należy coś jeszcze uwzględnić, prosimy o odpowiedź na tę wiadomość.",
      "not-ours":
        "dziękujemy za wiadomość. Opisana sprawa wykracza poza zakres naszej działalności, dlatego nie możemy w niej pomóc.",
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
        "vielen Dank für Ihre Nachricht. Wir haben sie gelesen und prüfen die Sache. Sobald wir mehr wissen, schreiben wir Ihnen wieder.",
      "type-plate":
        "vielen Dank für Ihre Nachricht. Für eine Einschätzung müssen wir das Gerät sehen. Bitte senden Sie uns:\n\n- ein Foto des Typenschilds, auf dem Hersteller, Typ und Seriennummer lesbar sind,\n- Fotos des Geräts und seiner Anschlüsse,\n- die Texte der Alarme und wann sie auftreten.",
      position:
        "vielen Dank für Ihre Nachricht. Um den Einsatz zu planen, müssen wir wissen, wo das Schiff sein wird. Bitte nennen Sie uns:\n\n- den Namen des Schiffs und die IMO-Nummer,\n- den Hafen oder die Position mit der voraussichtlichen Ankunfts- und Abfahrtszeit (ETA, ETD),\n- den Agenten vor Ort.",
      quotation:
        "vielen Dank für Ihre Nachricht. Unser Angebot erhalten Sie in einer gesonderten E-Mail. Wenn noch etwas zu berücksichtigen ist, antworten Sie bitte auf diese E-Mail.",
      "not-ours":
        "vielen Dank für Ihre Nachricht. Was Sie beschreiben, liegt außerhalb unseres Arbeitsgebiets; wir können Ihnen dabei leider nicht helfen.",
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
  /** Who answers. */
  author: string;
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
  const parts = [greeting(name), blocks[block], `${closing}\n${author}\n${company}`];
  return { subject: subject(reference, company), text: parts.join("\n\n"), quote: quote(time) };
}
