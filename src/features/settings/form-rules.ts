import * as z from "zod/mini";
import { fieldErrors, oneLine } from "#features/submissions/person-fields.ts";
import { type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { TaxNumberProblem } from "#ui/site/company/tax-number.ts";

/*
 * Rules shared by the forms of the settings. Fields are flat texts by name: "address.street", "phones.2.number". Errors are
 * ids, which the page translates.
 */

/** The errors of fields of the settings. */
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
  "monthsForm",
  "vatIdForm",
] as const;

export type SettingsErrorId = (typeof SETTINGS_ERRORS)[number] | TaxNumberProblem;

/** The texts of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

/** The first error of each invalid field; `max` is the limit that it exceeds. */
export type SettingsErrors = Partial<Record<string, { id: SettingsErrorId; max?: number }>>;

/** The result of checking a form. */
export type CheckedSettings<Value> = { ok: true; value: Value } | { ok: false; errors: SettingsErrors };

export interface SettingsForm<Value> {
  /** Returns the texts of the fields for a value. */
  fieldsOf(value: Value): FormFields;
  /**
   * Returns the typed value, or the errors of its fields.
   * @param stored the stored value: it names the lists of the part, and an unchanged value of the example is not
   * refused
   */
  check(fields: FormFields, stored: Value): CheckedSettings<Value>;
}

/** Returns a check that reports its failure as an id; later checks of the same field are then skipped. */
export function rule(id: SettingsErrorId, holds: (text: string) => boolean) {
  return z.refine<string>(holds, { error: id, abort: true });
}

/** Returns the schema of a required line. @param max characters */
export function line(max: number, ...rules: ReturnType<typeof rule>[]) {
  return oneLine("required", max).check(...rules);
}

/** Returns a field for each language: "country.en" and so on. */
export function byLanguage<Name extends string, T>(
  name: Name,
  make: (language: Language) => T,
): Record<`${Name}.${Language}`, T> {
  const entries = LANGUAGE_CODES.map((code) => [`${name}.${code}`, make(code)]);
  return Object.fromEntries(entries) as Record<`${Name}.${Language}`, T>;
}

/** Returns the texts of such a field by language. */
export function textsOf(fields: FormFields, name: string): InEveryLanguage<string> {
  const entries = LANGUAGE_CODES.map((code) => [code, fields[`${name}.${code}`] ?? ""]);
  return Object.fromEntries(entries) as InEveryLanguage<string>;
}

/** Checks texts by a schema for each field. */
export function checkFields<Name extends string, Field extends z.ZodMiniType<unknown, string>>(
  shape: Readonly<Record<Name, Field>>,
  fields: FormFields,
): CheckedSettings<Record<Name, z.output<Field>>> {
  const names = Object.keys(shape) as Name[];
  const result = z.object(shape).safeParse(Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])));
  if (result.success) return { ok: true, value: result.data as Record<Name, z.output<Field>> };
  // The rules above report ids of the settings; those of the shared rules of person fields are among them.
  return { ok: false, errors: fieldErrors(result.error) as SettingsErrors };
}
