/**
 * The only list of languages. A new language is one entry here and a file in each folder `texts/`; a unit test
 * (`texts.test.ts`) names every text that is missing. `in` says in which language a text is, by the name of that language.
 */
export const LANGUAGES = {
  en: { name: "English", short: "EN", locale: "en-GB", openGraph: "en_GB", in: (name: string) => `in ${name}` },
  pl: { name: "Polski", short: "PL", locale: "pl-PL", openGraph: "pl_PL", in: inPolish },
  de: { name: "Deutsch", short: "DE", locale: "de-DE", openGraph: "de_DE", in: (name: string) => `auf ${name}` },
} as const;

/** "angielski" becomes "po angielsku". */
function inPolish(name: string): string {
  return `po ${name.replace(/(?<=[sc]k)i\b/, "u")}`;
}

export type Language = keyof typeof LANGUAGES;

/** The language of URLs without a prefix, and of every text without a translation. */
export const FALLBACK_LANGUAGE = "en" satisfies Language;

/** All language codes, fallback first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Returns whether a string is one of the site's language codes. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** A text in every language: the type check reports a missing one. */
export type InEveryLanguage<T> = Record<Language, T>;

/** Returns a text in a language, or in the fallback language where it is empty, with its language. */
export function textIn(texts: InEveryLanguage<string>, language: Language): { text: string; language: Language } {
  const shown = texts[language] === "" ? FALLBACK_LANGUAGE : language;
  return { text: texts[shown], language: shown };
}

/** A text in one language or more. */
export type InSomeLanguages<T> = { [L in Language]?: T | undefined };

/** A text in at least the fallback language. */
export type Localized<T> = { [FALLBACK_LANGUAGE]: T } & InSomeLanguages<T>;

/** Returns a text in a language, or in the fallback language where it is missing. */
export function localized<T>(texts: Localized<T>, language: Language): T {
  return texts[language] ?? texts[FALLBACK_LANGUAGE];
}

/**
 * Returns the language in which a text is shown: the given one, the fallback language, or the first one that the text has.
 */
export function shownLanguage(texts: InSomeLanguages<unknown>, language: Language): Language {
  return [language, ...LANGUAGE_CODES].find((code) => texts[code] !== undefined) ?? language;
}

/** Completes a text: missing languages become empty. */
export function inEveryLanguage(texts: InSomeLanguages<string>): InEveryLanguage<string> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, texts[code] ?? ""])) as InEveryLanguage<string>;
}

/** Returns the name of a language in a language: "pl" is "Polish" in English. */
export function languageName(code: Language, language: Language): string {
  return new Intl.DisplayNames(LANGUAGES[language].locale, { type: "language" }).of(code) ?? LANGUAGES[code].name;
}

/** Returns in which language a text is, in words of a language: "pl" is "in Polish" in English. */
export function inLanguageName(code: Language, language: Language): string {
  return LANGUAGES[language].in(languageName(code, language));
}

/** Names that readers look for under another letter than that of ICU. */
const OWN_REGION_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  pl: { CI: "Wybrzeże Kości Słoniowej" },
};

/** Names of regions by language: opening them takes longer than looking one up. */
const regionNames = new Map<Language, Intl.DisplayNames>();

/**
 * Returns the name of a country in a language: "NO" is "Norway". An unknown code is returned unchanged. @param code ISO
 * 3166-1 alpha-2
 */
export function countryName(code: string, language: Language): string {
  const own = OWN_REGION_NAMES[language]?.[code];
  if (own !== undefined) return own;
  const names =
    regionNames.get(language) ??
    new Intl.DisplayNames(LANGUAGES[language].locale, { type: "region", fallback: "code" });
  regionNames.set(language, names);
  // Some releases of ICU put a hyphen between spaces and a second name of disputed islands.
  return (names.of(code) ?? code).replace(" - ", " – ").replace(" (Islas Malvinas)", "");
}
