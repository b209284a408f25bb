import { z } from "zod";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";

type OtherLanguage = Exclude<Language, typeof FALLBACK_LANGUAGE>;
type SuffixedName<Name extends string> = `${Name}_${OtherLanguage}`;

const others = LANGUAGE_CODES.filter((code): code is OtherLanguage => code !== FALLBACK_LANGUAGE);

/** Keys of a localized field: English without suffix, other languages with their code as suffix. */
export type Suffixed<Name extends string, T> = Record<Name, T> & Record<SuffixedName<Name>, T | null>;

/**
 * Returns a localized field in all languages: `title`, `title_pl`, `title_de`. All keys are always present.
 * @param english value without suffix
 * @param translation returns the value in another language; a missing one becomes null
 */
export function suffixed<Name extends string, T>(
  name: Name,
  english: T,
  translation: (language: OtherLanguage) => T | undefined,
): Suffixed<Name, T> {
  const translations = others.map((code) => [`${name}_${code}`, translation(code) ?? null]);
  return { [name]: english, ...Object.fromEntries(translations) } as Suffixed<Name, T>;
}

type SuffixedShape<Name extends string, T extends z.ZodType> = Record<Name, T> &
  Record<SuffixedName<Name>, z.ZodType<z.output<T> | null>>;

/** Returns the schema shape of `suffixed`. @param english schema of the value without suffix */
export function suffixedShape<Name extends string, T extends z.ZodType>(name: Name, english: T) {
  const nullable = english instanceof z.ZodNullable ? english : english.nullable();
  const translations = others.map((code) => [
    `${name}_${code}`,
    nullable.meta({ description: `${name} in the language "${code}"; null when there is no translation.` }),
  ]);
  return { [name]: english, ...Object.fromEntries(translations) } as SuffixedShape<Name, T>;
}
