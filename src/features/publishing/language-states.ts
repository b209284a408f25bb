import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { textOf } from "./drafts/drafts.ts";
import { chosenLabel } from "./labels.ts";

/**
 * How far a language is: `complete`, `missing` (nothing is written), `incomplete` (something required is not), or
 * `changed` (complete, and English has changed since). Visitors of a missing or incomplete language see another one.
 */
export type LanguageState = "complete" | "missing" | "incomplete" | "changed";

/** The state of one language, and the required fields that are empty in it. */
export interface LanguageReport {
  state: LanguageState;
  missingFields: string[];
}

/** The plain English texts of an item at one time, by field. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Returns the plain English texts of a draft, with which translations are compared; formatting does not count. */
export function englishTexts(collection: Pick<AnyCollection, "texts">, draft: Draft): EnglishTexts {
  const names = Object.keys(collection.texts);
  return Object.fromEntries(names.map((name) => [name, textOf(draft, FALLBACK_LANGUAGE, name)]));
}

type Fields = Pick<AnyCollection, "texts" | "facts">;

/** Returns the required fields that are empty in a language. A label from a list is there in all of them. */
function missingFieldsOf(collection: Fields, draft: Draft, language: Language): string[] {
  const fields = Object.entries(collection.texts);
  return fields.flatMap(([name, { required }]) =>
    required && textOf(draft, language, name).trim() === "" && chosenLabel(collection, draft, name) === undefined
      ? [name]
      : [],
  );
}

/** Returns whether a language has no text at all. */
function isUnwritten(collection: Pick<AnyCollection, "texts">, draft: Draft, language: Language): boolean {
  return Object.keys(collection.texts).every((name) => textOf(draft, language, name).trim() === "");
}

/**
 * Returns the state of each language of a draft.
 * @param englishThen the English texts that each translation was made from; without them it counts as up to date, and so
 * does any translation while English is incomplete
 */
export function languageStates(
  collection: Fields,
  draft: Draft,
  englishThen: Readonly<Partial<Record<Language, EnglishTexts>>> = {},
): Record<Language, LanguageReport> {
  const now = englishTexts(collection, draft);
  const hasEnglish = isShownIn(collection, draft, FALLBACK_LANGUAGE);
  const hasChanged = (then: EnglishTexts | undefined) =>
    hasEnglish &&
    then !== undefined &&
    Object.entries(now).some(
      ([name, text]) => (then[name] ?? "") !== text && chosenLabel(collection, draft, name) === undefined,
    );
  const report = (language: Language): LanguageReport => {
    const missingFields = missingFieldsOf(collection, draft, language);
    if (isUnwritten(collection, draft, language)) return { state: "missing", missingFields };
    if (missingFields.length > 0) return { state: "incomplete", missingFields };
    return { state: hasChanged(englishThen[language]) ? "changed" : "complete", missingFields };
  };
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, report(language)])) as Record<
    Language,
    LanguageReport
  >;
}

/**
 * Returns the language that an item leads with: English if it is complete, otherwise the first complete one. Its texts
 * are shown where another language has none. While none is complete, it is the one that lacks the fewest fields.
 */
export function leadLanguage(collection: Fields, draft: Draft): Language {
  const missing = (language: Language) => missingFieldsOf(collection, draft, language).length;
  return LANGUAGE_CODES.reduce((lead, language) => (missing(language) < missing(lead) ? language : lead));
}

/** Returns whether visitors see a published item in this language. */
export function isShownIn(collection: Fields, draft: Draft, language: Language): boolean {
  return missingFieldsOf(collection, draft, language).length === 0;
}
