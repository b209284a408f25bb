import { isForm, requiredWords, wordsOf } from "#features/finder/words.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** Letters and digits, with what joins them in a model: "S7-300". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-./+][\p{L}\p{M}\p{N}]+)*/gu;
const DIGIT = /\p{N}/u;

/** What an entry says in one language. */
export interface Said {
  language: Language;
  /** What a result shows in any case, its title first. */
  shown: readonly string[];
  /** What is on its page only. */
  texts: readonly string[];
}

/** Why an entry was found, where that is not in what its result shows: words that it has in some language. */
export interface Reason {
  text: string;
  language: Language;
}

/** Returns the words of a search for `soughtIn`, folded; none before a search. */
export const soughtWords = (q: string): readonly string[] => requiredWords(q).map(({ whole }) => whole);

/** Returns whether a word begins as one that is sought, or is another form of one. Models have no forms. */
const isSought = (part: string, sought: readonly string[]): boolean =>
  wordsOf(part).some((word) =>
    [word.whole, ...word.pieces].some((piece) =>
      sought.some((one) => piece.startsWith(one) || (!DIGIT.test(one) && isForm(one, piece))),
    ),
  );

/** Returns the words of a text that are sought, each with the index at which it begins. */
export const soughtIn = (text: string, sought: readonly string[]): { word: string; index: number }[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index })).filter(({ word }) =>
    isSought(word, sought),
  );

/** Returns whether an entry has a sought word in a language. */
export const isExplained = ({ shown, texts }: Said, sought: readonly string[]): boolean =>
  [...shown, ...texts].some((text) => isSought(text, sought));

/**
 * Returns why an entry was found: nothing where its result shows a sought word, or where no text has one; otherwise the
 * first sentence of its texts that has one, in the language of the result or in another one.
 * @param said what the entry says in the language of the result, then in the others
 */
export function reasonOf([own, ...others]: readonly Said[], sought: readonly string[]): Reason | undefined {
  const has = (text: string) => isSought(text, sought);
  if (own === undefined || own.shown.some(has)) return undefined;
  for (const { language, shown, texts } of [{ ...own, shown: [] }, ...others]) {
    const text = [...shown, ...texts].find(has);
    if (text !== undefined) return { text: shown.includes(text) ? text : sentenceOf(text, language, has), language };
  }
  return undefined;
}

/** Returns the first sentence of a text that has what is sought. */
function sentenceOf(text: string, language: Language, has: (sentence: string) => boolean): string {
  const sentences = Array.from(new Intl.Segmenter(language, { granularity: "sentence" }).segment(text));
  return sentences.map(({ segment }) => segment.trim()).find(has) ?? text;
}
