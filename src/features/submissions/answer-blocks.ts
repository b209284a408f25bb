import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { submissionTexts } from "./texts.ts";

/** What staff often answer with, in the order in which it is offered; the blank one is last. */
export const ANSWER_BLOCKS = ["received", "type-plate", "position", "quotation", "not-ours", "blank"] as const;

export type AnswerBlock = (typeof ANSWER_BLOCKS)[number];

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
  const { subject, greeting, blocks, closing, quote } = submissionTexts.mails(language).answer;
  const signature = [closing, author, company].filter((line) => line !== undefined).join("\n");
  const parts = [fill(greeting, { name }), block === "blank" ? "" : blocks[block], signature];
  return { subject: fill(subject, { reference, company }), text: parts.join("\n\n"), quote: fill(quote, { time }) };
}
