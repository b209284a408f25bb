import * as z from "zod/mini";
import { streamSafe } from "#platform/i18n/stream-safe.ts";

/*
 * Rules of what a person types, the same in the browser and on the server. Errors are ids, not texts: the page words
 * them in its language (`forms.errors` of `texts/`). `zod/mini`, because these modules travel to the browser.
 */

/** Everything that can be wrong with a field of a form. */
export const FIELD_ERRORS = [
  "firstNameRequired",
  "lastNameRequired",
  "onlyLetters",
  "tooLong",
  "emailRequired",
  "emailInvalid",
  "emailConfirmRequired",
  "emailsDiffer",
  "messageRequired",
  "termsRequired",
  "phoneInvalid",
  "offerUnknown",
  "consentUnknown",
  "lineInvalid",
  "fileMissing",
  "fileEnding",
  "fileTwoEndings",
  "fileTooLarge",
  "fileEmpty",
  "fileNotWhatItSays",
  "fileMacros",
  "fileActiveContent",
  "fileLocked",
  "fileInfected",
] as const;

export type FieldErrorId = (typeof FIELD_ERRORS)[number];

/** What is wrong with a field; `max` is the limit in characters that a text is over. */
export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** The first error of each field that has one. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/** Letters of any alphabet with a single space, hyphen or apostrophe between them. */
const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;
/**
 * Text, one @, text. No spaces, no invisible characters (`\p{C}`), and none of the characters that mean something in a
 * mail's address list (RFC 5322 `specials`): an address can never become two, or a header. No dot at its end, which
 * would be a second spelling of one mailbox.
 */
const EMAIL = /^[^\s@,;:"<>()[\]\\\p{C}]+@[^\s@,;:"<>()[\]\\\p{C}]+(?<!\.)$/u;
const PHONE = /^(?=(?:\D*\d){5})[+\d][\d ()/.-]{3,29}$/;
/** What breaks a line or turns its direction: control characters, halves of characters, separators, bidirectional marks. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** A text of several lines keeps its tabs and line breaks. */
const INVISIBLE_BETWEEN_LINES = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Characters as a person counts them: a letter with its mark is one, and so is a pair of code units. */
function characters(text: string): number {
  return Array.from(text).length;
}

/** A required check: `z.check` reports `id` when the text is empty. Later checks then stay silent. */
const required = (id: FieldErrorId) => z.refine<string>((text) => text !== "", { error: id, abort: true });
const atMost = (max: number) =>
  z.refine<string>((text) => characters(text) <= max, { error: "tooLong", params: { max }, abort: true });
const matching = (pattern: RegExp, id: FieldErrorId) =>
  z.refine<string>((text) => text === "" || pattern.test(text), { error: id, abort: true });

/** A line as it is kept: in composed characters, without spaces around it. */
export function tidied(text: string): string {
  return streamSafe(text).normalize("NFC").trim();
}

const tidy = z.overwrite<string>(tidied);

/** A name of letters, as the contact form takes it. @param max characters */
export function lettersOnly(missing: FieldErrorId, max: number) {
  return z.string().check(tidy, required(missing), atMost(max), matching(LETTERS, "onlyLetters"));
}

/** Says whether nothing in a text breaks its line or turns its direction. */
export function isOneLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/** One line of any visible text. @param max characters */
export function oneLine(missing: FieldErrorId, max: number) {
  const visible = z.refine<string>(isOneLine, { error: "lineInvalid", abort: true });
  return z.string().check(tidy, required(missing), atMost(max), visible);
}

/** An e-mail address. @param max characters */
export function emailAddress(missing: FieldErrorId, max: number) {
  return z.string().check(tidy, required(missing), atMost(max), matching(EMAIL, "emailInvalid"));
}

/** A telephone number of 5 to 30 characters, or nothing. */
export function phoneNumber() {
  return z.string().check(tidy, matching(PHONE, "phoneInvalid"));
}

/** A text of several lines. Line breaks become "\n", so that the browser's count and the server's are the same. */
export function textOfLines(missing: FieldErrorId, max: number) {
  const plain = z.overwrite<string>((text) =>
    tidied(text.replace(/\r\n?/g, "\n").replace(INVISIBLE_BETWEEN_LINES, "")),
  );
  return z.string().check(plain, required(missing), atMost(max));
}

/** Collects the first error of each field from what a schema of these rules has found. */
export function fieldErrors<Field extends string>(error: z.core.$ZodError): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as Field;
    if (found[field] !== undefined) continue;
    const max = issue.code === "custom" ? issue.params?.max : undefined;
    found[field] = { id: issue.message as FieldErrorId, ...(typeof max === "number" ? { max } : {}) };
  }
  return found;
}
