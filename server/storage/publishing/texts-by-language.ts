import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language, type Localized } from "#i18n/languages.ts";

/** The texts of a record with their languages, English first. */
export function textsByLanguage<T>(texts: Localized<T>): [Language, T][] {
  return LANGUAGE_CODES.flatMap((language): [Language, T][] => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text]];
  });
}

/** The titles of a record. */
export function titlesOf(texts: Localized<{ title: string }>): Localized<string> {
  const titles = textsByLanguage(texts).map(([language, { title }]) => [language, title]);
  return { [FALLBACK_LANGUAGE]: texts[FALLBACK_LANGUAGE].title, ...Object.fromEntries(titles) };
}
