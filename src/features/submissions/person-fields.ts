import * as z from "zod/mini";
import { characters, EMAIL, isOneLine, tidied, tidiedLines } from "#platform/i18n/typed-text.ts";

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
  "required",
  "nameRequired",
  "phoneRequired",
  "choiceUnknown",
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
  "photoMissing",
  "photoEnding",
  "photoTooLarge",
  "photoUnreadable",
  "photoInfected",
] as const;

export type FieldErrorId = (typeof FIELD_ERRORS)[number];

/** What is wrong with a field; `max` is the limit in characters that a text is over. */
export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** The first error of each field that has one. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/** A required check: `z.check` reports `id` when the text is empty. Later checks then stay silent. */
const required = (id: FieldErrorId) => z.refine<string>((text) => text !== "", { error: id, abort: true });
const atMost = (max: number) =>
  z.refine<string>((text) => characters(text) <= max, { error: "tooLong", params: { max }, abort: true });
const matching = (pattern: RegExp, id: FieldErrorId) =>
  z.refine<string>((text) => text === "" || pattern.test(text), { error: id, abort: true });

const tidy = z.overwrite<string>(tidied);

/** One line of any visible text. @param max characters */
export function oneLine(missing: FieldErrorId, max: number) {
  const visible = z.refine<string>(isOneLine, { error: "lineInvalid", abort: true });
  return z.string().check(tidy, required(missing), atMost(max), visible);
}

/** An e-mail address. @param max characters */
export function emailAddress(missing: FieldErrorId, max: number) {
  return z.string().check(tidy, required(missing), atMost(max), matching(EMAIL, "emailInvalid"));
}

/** A text of several lines. Line breaks become "\n", so that the browser's count and the server's are the same. */
export function textOfLines(missing: FieldErrorId, max: number) {
  return z.string().check(z.overwrite<string>(tidiedLines), required(missing), atMost(max));
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
