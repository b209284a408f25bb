import * as z from "zod/mini";
import { characters, EMAIL, isOneLine, normalizedLine, normalizedLines } from "#platform/i18n/typed-text.ts";

/*
 * Validation rules for the browser and the server. Errors are ids; pages translate them (`forms.errors` of `texts/`).
 * Uses `zod/mini` because these modules are part of browser bundles.
 */

/** All error ids of form fields. */
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
  "nothingListed",
  "companyRequired",
  "linesInvalid",
  "linesTooMany",
  "lineUnknown",
  "lineTwice",
  "quantityInvalid",
  "dateInvalid",
  "dateOver",
  "required",
  "vesselRequired",
  "faultRequired",
  "nameRequired",
  "phoneRequired",
  "choiceUnknown",
  "timeInvalid",
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
  "documentMissing",
  "documentEnding",
  "documentTooLarge",
  "documentUnreadable",
  "documentInfected",
  "photoMissing",
  "photoEnding",
  "photoTooLarge",
  "photoUnreadable",
  "photoInfected",
  "photosEnding",
  "photosUnreadable",
  "photosTooMany",
] as const;

export type FieldErrorId = (typeof FIELD_ERRORS)[number];

/** Error of a field; `max` is the exceeded limit in characters. */
export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** The first error of each field that has one. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/** Check that reports `id` for an empty text and skips later checks. */
const required = (id: FieldErrorId) => z.refine<string>((text) => text !== "", { error: id, abort: true });
const maxLength = (max: number) =>
  z.refine<string>((text) => characters(text) <= max, { error: "tooLong", params: { max }, abort: true });
const matching = (pattern: RegExp, id: FieldErrorId) =>
  z.refine<string>((text) => text === "" || pattern.test(text), { error: id, abort: true });

const tidy = z.overwrite<string>(normalizedLine);

const visible = z.refine<string>(isOneLine, { error: "lineInvalid", abort: true });

/** Schema of one line of any visible text. @param max length in characters */
export function oneLine(missing: FieldErrorId, max: number) {
  return z.string().check(tidy, required(missing), maxLength(max), visible);
}

/** Schema of one line of any visible text, which may be empty. @param max length in characters */
export function optionalLine(max: number) {
  return z.string().check(tidy, maxLength(max), visible);
}

/** Schema of an e-mail address. @param max length in characters */
export function emailAddress(missing: FieldErrorId, max: number) {
  return z.string().check(tidy, required(missing), maxLength(max), matching(EMAIL, "emailInvalid"));
}

/** Schema of a multi-line text. Line breaks become "\n", so that browser and server count the same. */
export function textOfLines(missing: FieldErrorId, max: number) {
  return z.string().check(z.overwrite<string>(normalizedLines), required(missing), maxLength(max));
}

/** Returns the first error of each field from the issues of a schema. */
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
