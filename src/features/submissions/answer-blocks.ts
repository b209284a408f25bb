import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { submissionTexts } from "./texts.ts";

/** Text blocks for replies, in the order in which the dashboard offers them. */
export const ANSWER_BLOCKS = ["received", "type-plate", "position", "quotation", "not-ours", "blank"] as const;

export type AnswerBlock = (typeof ANSWER_BLOCKS)[number];

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

/** Returns the reply that starts with a text block. */
export function answerLetter(
  block: AnswerBlock,
  { language, reference, name, author, company, time }: AnswerFacts,
): AnswerLetter {
  const { subject, greeting, blocks, closing, quote } = submissionTexts.mails(language).answer;
  const signature = [closing, author, company].filter((line) => line !== undefined).join("\n");
  const parts = [fill(greeting, { name }), block === "blank" ? "" : blocks[block], signature];
  return { subject: fill(subject, { reference, company }), text: parts.join("\n\n"), quote: fill(quote, { time }) };
}
