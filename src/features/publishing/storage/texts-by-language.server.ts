import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language, type Localized } from "#platform/i18n/languages.ts";

/** Returns the texts of a record with their languages, English first. */
export function textsByLanguage<T>(texts: Localized<T>): [Language, T][] {
  return LANGUAGE_CODES.flatMap((language): [Language, T][] => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text]];
  });
}

/**
 * Returns the search text of an entry: the title shown in a language, and the other texts of its card.
 * @param more further texts, of the language whose texts are shown (`shown`) and of the page (`language`)
 */
export function searchedTexts(
  texts: Localized<{ title: string }>,
  more: (shown: Language, language: Language) => readonly (string | undefined)[] = () => [],
): (language: Language) => string {
  return (language) => {
    const shown = texts[language] === undefined ? FALLBACK_LANGUAGE : language;
    const { title } = texts[shown] ?? texts[FALLBACK_LANGUAGE];
    return [title, ...more(shown, language).filter((text) => text !== undefined)].join(" ");
  };
}
