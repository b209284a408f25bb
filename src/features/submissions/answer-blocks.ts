import type { Language } from "#platform/i18n/languages.ts";
import { type TextValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import type { Letters } from "./letters/letters.ts";

/** Text blocks for replies, in the order in which the dashboard offers them. */
export const ANSWER_BLOCKS = ["received", "type-plate", "position", "quotation", "not-ours", "blank"] as const;

export type AnswerBlock = (typeof ANSWER_BLOCKS)[number];

const TEXT_OF: Readonly<Record<Exclude<AnswerBlock, "blank">, keyof Letters>> = {
  received: "received",
  "type-plate": "typePlate",
  position: "position",
  quotation: "quotation",
  "not-ours": "notOurs",
};

/** Values that a reply is filled with. */
export interface AnswerFacts {
  /** The sender's language, which the reply is written in. */
  language: Language;
  reference: string;
  /** The sender's name. */
  name: string;
  /** The member of staff who replies; undefined: only the company signs. */
  author: string | undefined;
  company: string;
  /** Time of the submission, formatted. */
  time: string;
}

/** A reply without the quoted original. */
export interface AnswerLetter {
  subject: string;
  /** Greeting, text, closing and signature. */
  text: string;
  /** The line above the quoted message. */
  quote: string;
}

/**
 * Returns the reply that starts with a text block.
 * @param block a block, or a text that takes its place
 * @param words in the sender's language
 * @param values of the site, which the words may name
 */
export function answerLetter(
  block: AnswerBlock | { text: string },
  words: Letters,
  { language, reference, name, author, company, time }: AnswerFacts,
  values: TextValues = {},
): AnswerLetter {
  const filled = withFigures(words, { ...values, reference, name, company, time }, language);
  const signature = [filled.answerClosing, author, company].filter((line) => line !== undefined).join("\n");
  const own = typeof block === "object" ? block.text : block === "blank" ? "" : filled[TEXT_OF[block]];
  const parts = [filled.greeting, own, signature];
  return { subject: filled.answerSubject, text: parts.join("\n\n"), quote: filled.quote };
}
