import type { Language } from "#platform/i18n/languages.ts";
import { type TermsInput, type TermsPageText, termsEnglish } from "./english.ts";
import { termsGerman } from "./german.ts";
import { termsPolish } from "./polish.ts";

const TEXTS: Record<Language, (input: TermsInput) => TermsPageText> = {
  en: termsEnglish,
  pl: termsPolish,
  de: termsGerman,
};

/** The terms and the privacy notice, true for this installation, in one language. */
export function termsPage(input: TermsInput, language: Language): TermsPageText {
  return TEXTS[language](input);
}
