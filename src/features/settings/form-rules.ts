import * as z from "zod/mini";
import { fieldErrors, oneLine } from "#features/submissions/person-fields.ts";
import { type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { TaxNumberProblem } from "#ui/site/company/tax-number.ts";

/*
 * What the forms of the settings share. Fields are flat texts by name: "address.street", "phones.2.number". Errors are
 * ids, worded by the page.
 */

/** Everything that can be wrong with a field of the settings. */
export const SETTINGS_ERRORS = [
  "required",
  "tooLong",
  "lineInvalid",
  "tooManyRows",
  "shortNameElsewhere",
  "postalCodePolish",
  "postalCodeGerman",
  "countryUnknown",
  "phoneMissing",
  "phoneForm",
  "phoneTwice",
  "emailInvalid",
  "emailTwice",
  "linkForm",
  "linkTwice",
  "latitudeForm",
  "longitudeForm",
  "countForm",
  "yearForm",
  "monthsForm",
] as const;

export type SettingsErrorId = (typeof SETTINGS_ERRORS)[number] | TaxNumberProblem;

/** The texts of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

/** The first error of each field that has one; `max` is the limit that it is over. */
export type SettingsErrors = Partial<Record<string, { id: SettingsErrorId; max?: number }>>;

/** What a form's check comes to. */
export type CheckedSettings<Value> = { ok: true; value: Value } | { ok: false; errors: SettingsErrors };

/** A form of one part of the settings. */
export interface SettingsForm<Value> {
  /** The texts of its fields for a value. */
  fieldsOf(value: Value): FormFields;
  /**
   * The value that has been typed, or what is wrong with it.
   * @param stored what is stored: it names the lists of the part, and a value of the example that is left as it was is not
   * refused
   */
  check(fields: FormFields, stored: Value): CheckedSettings<Value>;
}

/** A check whose failure is told by an id; later ones of the same field then stay silent. */
export function rule(id: SettingsErrorId, holds: (text: string) => boolean) {
  return z.refine<string>(holds, { error: id, abort: true });
}

const filled = rule("required", (text) => text.trim() !== "");

/** A line that must be there. @param max characters */
export function line(max: number, ...rules: ReturnType<typeof rule>[]) {
  return z.pipe(z.string().check(filled), oneLine("lineInvalid", max)).check(...rules);
}

/** A field in each language: "country.en" and so on. */
export function byLanguage<Name extends string, T>(
  name: Name,
  make: (language: Language) => T,
): Record<`${Name}.${Language}`, T> {
  const entries = LANGUAGE_CODES.map((code) => [`${name}.${code}`, make(code)]);
  return Object.fromEntries(entries) as Record<`${Name}.${Language}`, T>;
}

/** The texts of such a field by their languages. */
export function textsOf(fields: FormFields, name: string): InEveryLanguage<string> {
  const entries = LANGUAGE_CODES.map((code) => [code, fields[`${name}.${code}`] ?? ""]);
  return Object.fromEntries(entries) as InEveryLanguage<string>;
}

/** Checks texts by a schema a field. */
export function checkFields<Name extends string, Field extends z.ZodMiniType<unknown, string>>(
  shape: Readonly<Record<Name, Field>>,
  fields: FormFields,
): CheckedSettings<Record<Name, z.output<Field>>> {
  const names = Object.keys(shape) as Name[];
  const result = z.object(shape).safeParse(Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])));
  if (result.success) return { ok: true, value: result.data as Record<Name, z.output<Field>> };
  // The rules above give ids of this form; those of persons' fields that they build on are among them.
  return { ok: false, errors: fieldErrors(result.error) as SettingsErrors };
}
