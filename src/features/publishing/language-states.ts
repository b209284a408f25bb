import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { type Draft, fieldsOf, textOf } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";

/**
 * How far a language is: `complete`, `missing` (nothing is written), `incomplete` (something required is not), or
 * `changed` (complete, and English has changed since). Visitors of a missing or incomplete language see English.
 */
export type LanguageState = "complete" | "missing" | "incomplete" | "changed";

/** The state of one language, and the required fields that are empty in it. */
export interface LanguageReport {
  state: LanguageState;
  missingFields: string[];
}

/** The plain English texts of an item at one time, by field. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** The plain English texts of a draft: what a translation is measured by. Its forms, headings and links do not count. */
export function englishTexts(kind: ItemKind, draft: Draft): EnglishTexts {
  const names = Object.keys(fieldsOf(kind).texts);
  return Object.fromEntries(names.map((name) => [name, textOf(draft, FALLBACK_LANGUAGE, name)]));
}

/** The fields that are empty in a language and that its page needs. */
function missingFieldsOf(kind: ItemKind, draft: Draft, language: Language): string[] {
  const fields = Object.entries(fieldsOf(kind).texts);
  return fields.flatMap(([name, { required }]) =>
    required && textOf(draft, language, name).trim() === "" ? [name] : [],
  );
}

/** Says whether nothing at all is written in a language. */
function isUnwritten(kind: ItemKind, draft: Draft, language: Language): boolean {
  return Object.keys(fieldsOf(kind).texts).every((name) => textOf(draft, language, name).trim() === "");
}

/**
 * The state of each language of a draft.
 * @param englishThen the English texts that each translation was made from; without them it counts as up to date
 */
export function languageStates(
  kind: ItemKind,
  draft: Draft,
  englishThen: Readonly<Partial<Record<Language, EnglishTexts>>> = {},
): Record<Language, LanguageReport> {
  const now = englishTexts(kind, draft);
  const hasChanged = (then: EnglishTexts | undefined) =>
    then !== undefined && Object.entries(now).some(([name, text]) => (then[name] ?? "") !== text);
  const report = (language: Language): LanguageReport => {
    const missingFields = missingFieldsOf(kind, draft, language);
    if (isUnwritten(kind, draft, language)) return { state: "missing", missingFields };
    if (missingFields.length > 0) return { state: "incomplete", missingFields };
    return { state: hasChanged(englishThen[language]) ? "changed" : "complete", missingFields };
  };
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, report(language)])) as Record<
    Language,
    LanguageReport
  >;
}

/** Says whether visitors see an item in this language, once it is published. */
export function isShownIn(kind: ItemKind, draft: Draft, language: Language): boolean {
  return missingFieldsOf(kind, draft, language).length === 0;
}
