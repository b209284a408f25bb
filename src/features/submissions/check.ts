import { checkFileName } from "#platform/files/file-name.ts";
import {
  characters,
  EMAIL,
  isOneLine,
  LETTERS,
  normalizedLine,
  normalizedLines,
  PHONE,
} from "#platform/i18n/typed-text.ts";
import {
  endingsOf,
  type FileField,
  type FormField,
  type FormFields,
  type Submitted,
  type TypedField,
} from "./fields.ts";
import { imoDigits } from "./imo-number.ts";
import { checkLines, givenLines, hasLines } from "./lines.ts";
import type { FieldError, FieldErrorId, FieldErrors } from "./person-fields.ts";

/** The submitted values of a form as strings, by field. */
export type FieldValues<F extends FormFields> = Record<TypedField<F>, string>;

/** Format rules by control, each with the error of a value that breaks it. */
const FORMS: Partial<Record<FormField["control"], [accepts: (text: string) => boolean, error: FieldErrorId]>> = {
  name: [(text) => LETTERS.test(text), "onlyLetters"],
  line: [isOneLine, "lineInvalid"],
  email: [(text) => EMAIL.test(text), "emailInvalid"],
  phone: [(text) => PHONE.test(text), "phoneInvalid"],
  imo: [isOneLine, "lineInvalid"],
  vat: [isOneLine, "lineInvalid"],
  utc: [isTime, "timeInvalid"],
  date: [isDay, "dateInvalid"],
};
/** A time as people type it: "2026-11-26 14:00 UTC". */
const TYPED_TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::00)?(?: ?(?:Z|UTC))?$/i;
/** A day as people type it where dots part it: "31.03.2027". */
const TYPED_DAY = /^(\d\d)\.(\d\d)\.(\d{4})/;
const ENTRY_ID = /^[1-9]\d{0,8}$/;

/** Picks a form's fields from a request, under either of their names. An empty field gets its initial value. */
export function valuesOf<F extends FormFields>(
  fields: F,
  given: Readonly<Record<string, string | undefined>>,
): FieldValues<F> {
  const values = Object.entries(fields).flatMap(([name, { control, alsoCalled = name, initial = "" }]) => {
    if (control === "file") return [];
    return [[name, control === "lines" ? givenLines(name, given) : (given[name] ?? given[alsoCalled]) || initial]];
  });
  return Object.fromEntries(values) as FieldValues<F>;
}

/** Checks the submitted values. Returns them as they are stored, or the first error of each invalid field. */
export function checkFields<F extends FormFields>(
  fields: F,
  values: FieldValues<F>,
): { ok: true; submitted: Submitted<F> } | { ok: false; errors: FieldErrors<keyof F & string> } {
  const typed: Readonly<Record<string, string>> = values;
  const errors: Record<string, FieldError> = {};
  const submitted: Record<string, unknown> = {};
  // Fields that are compared with another one come last: the order of errors in API responses.
  const entries = Object.entries(fields).toSorted(
    ([, a], [, b]) => Number(a.sameAs !== undefined) - Number(b.sameAs !== undefined),
  );
  for (const [name, field] of entries) {
    if (field.control === "file") continue;
    if (field.rows !== undefined) {
      const checked = checkLines(name, field.rows, typed[name] ?? "");
      if (checked.ok) submitted[name] = checked.text;
      else Object.assign(errors, checked.errors);
      continue;
    }
    const text = storedText(field, typed[name] ?? "");
    const error = isMissingBoth(fields, field, text, typed)
      ? { id: field.errors.missing ?? "required" }
      : errorOf(field, text, normalizedLine(typed[field.sameAs ?? name] ?? ""));
    if (error !== undefined) errors[name] = error;
    else if (field.stored !== false) submitted[name] = storedValue(field, text);
  }
  return Object.keys(errors).length === 0
    ? { ok: true, submitted: submitted as Submitted<F> }
    : { ok: false, errors: errors as FieldErrors<keyof F & string> };
}

/** Returns a submitted text as it is stored. */
export function storedText({ control }: FormField, text: string): string {
  if (control === "area") return normalizedLines(text);
  if (control === "imo") return imoDigits(normalizedLine(text));
  if (control === "utc") return isoDayIn(text).replace(TYPED_TIME, "$1T$2");
  if (control === "date") return isoDayIn(text);
  return control === "choice" || control === "acceptance" || control === "reference" ? text : normalizedLine(text);
}

/** Returns a line with the day at its beginning as YYYY-MM-DD. */
const isoDayIn = (text: string) => normalizedLine(text).replace(TYPED_DAY, "$3-$2-$1");

function isTime(text: string): boolean {
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${text}:00`);
}

function storedValue({ control }: FormField, text: string): unknown {
  if (control !== "reference") return text;
  return text === "" ? undefined : Number(text);
}

/** Returns whether a field that is required only while another one has no value is empty, and so is the other. */
function isMissingBoth(
  fields: FormFields,
  { unless }: FormField,
  text: string,
  typed: Readonly<Record<string, string>>,
): boolean {
  if (unless === undefined || text !== "") return false;
  const other = typed[unless] ?? "";
  return fields[unless]?.control === "lines" ? !hasLines(other) : normalizedLine(other) === "";
}

const HALF_A_DAY_MS = 43_200_000;

/** Returns whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns whether a day is over everywhere on Earth: the last time zone is 12 hours behind UTC. */
const isOver = (day: string) => day < new Date(Date.now() - HALF_A_DAY_MS).toISOString().slice(0, 10);

/** @param same the text of the field that must have the same value */
function errorOf(field: FormField, text: string, same: string): FieldError | undefined {
  const { control, required, max = Number.POSITIVE_INFINITY, choices, sameAs, errors } = field;
  const only = (holds: boolean, id: FieldErrorId | undefined) => (holds || id === undefined ? undefined : { id });
  if (control === "acceptance") return only(text === "on", errors.missing);
  if (text === "" && choices === undefined) return only(!required, errors.missing);
  if (choices !== undefined) return only(choices.includes(text), errors.unknown);
  if (control === "reference") return only(ENTRY_ID.test(text), errors.unknown);
  if (sameAs !== undefined) return only(text === same, errors.unknown);
  const [accepts, error] = FORMS[control] ?? [];
  // The pattern of phone numbers limits their length.
  if (control !== "phone" && characters(text) > max) return { id: "tooLong", max };
  if (accepts !== undefined && !accepts(text)) return only(false, error);
  return control === "date" && isOver(text) ? { id: "dateOver" } : undefined;
}

/** Returns the error of a file's name; undefined for a valid one. */
export function fileNameError(field: FileField, name: string): FieldErrorId | undefined {
  const error = checkFileName(name, endingsOf(field));
  return error && (field.errors.ending ?? error);
}

/** Returns the error of a file's name or size (bytes), before it is sent; undefined for a valid one. */
export function checkFile(field: FileField, { name, size }: { name: string; size: number }): FieldErrorId | undefined {
  const tooLarge = size > field.maxBytes ? (field.errors.tooLarge ?? "fileTooLarge") : undefined;
  return fileNameError(field, name) ?? (size === 0 ? "fileEmpty" : tooLarge);
}

/** Returns the errors of a field that the checks can report in the browser. */
export function browserErrors({ control, sameAs, max, errors, several }: FormField): ReadonlySet<FieldErrorId> {
  const found: (FieldErrorId | undefined)[] = [errors.missing, errors.unknown];
  if (control === "file") {
    const { ending, tooLarge = "fileTooLarge" } = errors;
    // Photos that follow are also read, to reduce them.
    if (several !== undefined) found.push(errors.content, errors.tooMany);
    found.push(ending ?? "fileEnding", ending ?? "fileTwoEndings", "fileEmpty", tooLarge);
  } else if (control === "lines") {
    found.push("linesInvalid", "linesTooMany", "lineUnknown", "lineTwice", "quantityInvalid", "tooLong", "lineInvalid");
  } else if (sameAs === undefined) {
    found.push(FORMS[control]?.[1], max === undefined || control === "phone" ? undefined : "tooLong");
    if (control === "date") found.push("dateOver");
  }
  return new Set(found.filter((id) => id !== undefined));
}
