import { streamSafe } from "./stream-safe.ts";

/* Rules for typed text, shared by the browser and the server: this module is part of the browser bundle. */

/** Letters of any alphabet with a single space, hyphen or apostrophe between them. */
export const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;
/**
 * Text, one @, text. No spaces, no invisible characters (`\p{C}`), and no characters with a meaning in a mail's address
 * list (RFC 5322 `specials`), so that an address can never become two, or a header. No trailing dot, which would be a
 * second spelling of the same mailbox.
 */
export const EMAIL = /^[^\s@,;:"<>()[\]\\\p{C}]+@[^\s@,;:"<>()[\]\\\p{C}]+(?<!\.)$/u;
/** A telephone number of 5 to 30 characters. */
export const PHONE = /^(?=(?:\D*\d){5})[+\d][\d ()/.-]{3,29}$/;
/**
 * Characters that break a line or change its direction: control characters, lone surrogates, separators, bidirectional
 * marks.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/**
 * Characters without width, marks of direction and the soft hyphen. Emoji and some scripts are joined by two of them: they
 * stay in multi-line texts.
 */
const INVISIBLE_IN_A_LINE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Tabs and line breaks are allowed in a multi-line text. */
const INVISIBLE_BETWEEN_LINES = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Counts characters as a person does: a letter with its mark is one, and so is a surrogate pair. */
export function characters(text: string): number {
  return Array.from(text).length;
}

const composed = (text: string) => streamSafe(text).normalize("NFC").trim();

/** Returns a line as it is stored: composed (NFC), without invisible characters, and trimmed. */
export function normalizedLine(text: string): string {
  return composed(text.replace(INVISIBLE_IN_A_LINE, ""));
}

/**
 * Returns a multi-line text as it is stored. Line breaks become "
 * ", so that the browser and the server count the same.
 */
export function normalizedLines(text: string): string {
  return composed(text.replace(/\r\n?/g, "\n").replace(INVISIBLE_BETWEEN_LINES, ""));
}

/** Returns whether a text has no character that breaks its line or changes its direction. */
export function isOneLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/** The end of a sentence, with what may close it: a quotation mark or a bracket. */
const SENTENCE_END = /[.!?…]["”“’»)\]]*$/u;
/** Words whose full stop ends no sentence: single letters, numbers, words with stops in them, and abbreviations. */
const ABBREVIATION = /(?<![\p{L}\d])(?:\p{L}|\d+|\p{L}+\.\p{L}+|np|tzw|inkl|bzw|ggf|evtl|vgl|incl|resp|approx)\.$/u;
/** The beginning of a sentence. */
const SENTENCE_START = /^\s+["„“«([]*\p{Lu}/u;

/**
 * Truncates a text to at most `length` characters and an ellipsis. The cut is at the end of a word; only a first word
 * that is too long is split, never inside a surrogate pair. A text that is cut between two sentences has no ellipsis.
 */
export function truncate(text: string, length: number): string {
  const all = Array.from(text);
  if (all.length <= length) return text;
  const head = all.slice(0, length).join("");
  const isWholeWord = /\s/.test(all[length] ?? "");
  const words = isWholeWord ? head : head.slice(0, head.search(/\s\S*$/) + 1);
  const cut = (words.trim() === "" ? head : words).trimEnd();
  return isSentenceEnd(text, cut.length) ? cut : `${cut.replace(/(?<![\s,;:.])[\s,;:.]+$/, "")}…`;
}

/**
 * Returns the beginning of a text for a reader, at most `length` characters: its first sentences, when they take at least
 * half of the length, or else as `truncate` does.
 */
export function excerpt(text: string, length: number): string {
  const all = Array.from(text);
  if (all.length <= length) return text;
  const longest = all.slice(0, length).join("").length;
  for (let end = longest; end >= longest / 2; end--) if (isSentenceEnd(text, end)) return text.slice(0, end);
  return truncate(text, length);
}

/** Returns whether a sentence ends before the character at `index` and another begins there. */
function isSentenceEnd(text: string, index: number): boolean {
  const sentence = text.slice(0, index);
  return SENTENCE_START.test(text.slice(index)) && SENTENCE_END.test(sentence) && !ABBREVIATION.test(sentence);
}
