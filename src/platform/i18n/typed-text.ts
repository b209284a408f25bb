import { streamSafe } from "./stream-safe.ts";

/*
 * Rules of what a person types, the same in the browser and on the server: this module travels to the browser.
 */

/** Letters of any alphabet with a single space, hyphen or apostrophe between them. */
export const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;
/**
 * Text, one @, text. No spaces, no invisible characters (`\p{C}`), and none of the characters that mean something in a
 * mail's address list (RFC 5322 `specials`): an address can never become two, or a header. No dot at its end, which
 * would be a second spelling of one mailbox.
 */
export const EMAIL = /^[^\s@,;:"<>()[\]\\\p{C}]+@[^\s@,;:"<>()[\]\\\p{C}]+(?<!\.)$/u;
/** A telephone number of 5 to 30 characters. */
export const PHONE = /^(?=(?:\D*\d){5})[+\d][\d ()/.-]{3,29}$/;
/** What breaks a line or turns its direction: control characters, halves of characters, separators, bidirectional marks. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** A text of several lines keeps its tabs and line breaks. */
const INVISIBLE_BETWEEN_LINES = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Counts characters as a person does: a letter with its mark is one, and so is a pair of code units. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/** Returns a line as it is stored: in composed characters, without spaces around it. */
export function tidied(text: string): string {
  return streamSafe(text).normalize("NFC").trim();
}

/** Returns a text of several lines as it is stored. Line breaks become "\n": the browser and the server count the same. */
export function tidiedLines(text: string): string {
  return tidied(text.replace(/\r\n?/g, "\n").replace(INVISIBLE_BETWEEN_LINES, ""));
}

/** Returns whether nothing in a text breaks its line or turns its direction. */
export function isOneLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/**
 * Cuts a text to at most `length` characters and an ellipsis. The cut is at the end of a word; only a first word that is
 * too long by itself is cut inside, never in the middle of a character pair.
 */
export function truncate(text: string, length: number): string {
  const all = Array.from(text);
  if (all.length <= length) return text;
  const head = all.slice(0, length).join("");
  const isWholeWord = /\s/.test(all[length] ?? "");
  const words = isWholeWord ? head : head.slice(0, head.search(/\s\S*$/) + 1);
  return `${(words.trim() === "" ? head : words).replace(/(?<![\s,;:])[\s,;:]+$/, "")}…`;
}
