import { type InSomeLanguages, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";

/** Returns the texts of a record with their languages, English first. */
export function textsByLanguage<T>(texts: InSomeLanguages<T>): [Language, T][] {
  return LANGUAGE_CODES.flatMap((language): [Language, T][] => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text]];
  });
}
