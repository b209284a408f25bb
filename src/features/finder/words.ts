import { fold } from "#platform/i18n/fold.ts";
import { QUERY_MAX, WORDS_MAX } from "#ui/site/query-max.ts";

/** A word of a text without spaces, such as a model name. */
export interface Word {
  /** As written. */
  text: string;
  /** Folded, without punctuation: "s7300" for "S7-300". */
  whole: string;
  /**
   * Folded letters or digits between punctuation, between letters and digits, and before an inner capital: "s", "7", "300".
   * A word in one piece has none, as it is its whole.
   */
  pieces: readonly string[];
  /** Its words, where it is a model written with a space: it is searched as them if it is not found as a whole. */
  apart?: readonly Word[];
}

/** Longer words, such as addresses, are indexed by their pieces only, which are cut to this length. */
const LENGTH_MAX = 40;

const BOUNDARY = /[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const PLAIN = /^[A-Za-z0-9]+$/;
const PUNCTUATION = /[^\p{L}\p{N}]+/gu;

/** Returns the words of a text, without those that have neither letters nor digits. */
export function wordsOf(text: string): Word[] {
  return text.split(/\s+/).flatMap((run) => {
    const pieces = run.split(BOUNDARY).flatMap((piece) => folded(piece).slice(0, LENGTH_MAX) || []);
    if (pieces.length === 0) return [];
    return [{ text: run, whole: pieces.join(""), pieces: pieces.length === 1 ? [] : pieces }];
  });
}

/** Folds a piece, without what is left of its punctuation. Most pieces are plain letters: folding takes ten times longer. */
const folded = (piece: string): string =>
  PLAIN.test(piece) ? piece.toLowerCase() : fold(piece).replace(PUNCTUATION, "");

/** Terms of words that were indexed lately: texts repeat their words, and splitting them takes most of the time. */
const remembered = new Map<string, readonly string[]>();
const REMEMBERED_MAX = 20_000;

/** Returns the terms by which a text is indexed: each word as a whole and its pieces, once. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  for (const run of text.split(/\s+/)) {
    let own = remembered.get(run);
    if (own === undefined) {
      own = wordsOf(run).flatMap(({ whole, pieces }) => (whole.length > LENGTH_MAX ? pieces : [whole, ...pieces]));
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      if (run.length <= LENGTH_MAX) remembered.set(run, own);
    }
    for (const term of own) terms.add(term);
  }
  return [...terms];
}

/** Words of the site's languages that say nothing beside others, folded: a search does not require them. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "a an and are at by can do for from have i in is it of on or our the to we with you your czy dla do i jest mam na nie o od oraz po pod przy sie to u w z za ze an am auf aus bei bitte das dem den der des die ein eine einen fur haben im ist konnen mit nicht oder sie und uns unser von vom wir zu zum zur model modell typ type".split(
    " ",
  ),
);

/**
 * Returns the words that a search requires: without function words, unless there are no others. A text beyond `QUERY_MAX`
 * characters and words beyond `WORDS_MAX` are ignored.
 */
export function requiredWords(q: string): Word[] {
  const words = wordsOf(q.slice(0, QUERY_MAX).toWellFormed());
  const required = words.filter(({ whole }) => !FUNCTION_WORDS.has(whole));
  return withModels(required.length === 0 ? words : required).slice(0, WORDS_MAX);
}

/** Up to four letters, as models begin: "GPC" of "GPC 3". */
const MODEL_LETTERS = /^\p{L}{1,4}$/u;
const FIRST_DIGIT = /^\p{N}/u;

/** Joins the words of models that are written with a space. */
function withModels(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before === undefined || !MODEL_LETTERS.test(before.whole) || !FIRST_DIGIT.test(word.whole)) joined.push(word);
    else joined[joined.length - 1] = modelOf(before, word);
  }
  return joined;
}

const modelOf = (letters: Word, number: Word): Word => ({
  text: `${letters.text} ${number.text}`,
  whole: letters.whole + number.whole,
  pieces: [letters, number].flatMap(({ whole, pieces }) => (pieces.length === 0 ? [whole] : pieces)),
  apart: [letters, number],
});

/** Forms of one word have this beginning in common at least, this share of the longer one, and endings of at most this length, each and together. */
const STEM = { least: 4, share: 2 / 3, ending: 3, endings: 5 };
/** Long words share more where both have an ending: "general" is no form of "generator". */
const LONG = { from: 8, share: 0.7 };

/** Returns how long the common beginning of two forms of a word is at least. @param length of the longer one */
export const shared = (length: number): number =>
  Math.max(STEM.least, Math.ceil(length * STEM.share), length - STEM.ending);

/** Returns whether two folded words without digits may be forms of one. */
export function isForm(text: string, other: string): boolean {
  let common = 0;
  while (common < text.length && text[common] === other[common]) common += 1;
  const endings = text.length + other.length - 2 * common;
  const length = Math.max(text.length, other.length);
  if (common < shared(length) || endings > STEM.endings) return false;
  const haveEndings = common < Math.min(text.length, other.length);
  return !haveEndings || length < LONG.from || common >= LONG.share * length;
}
