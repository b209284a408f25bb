import type { Language } from "#platform/i18n/languages.ts";
import { termsEnglish } from "./english.ts";
import { termsGerman } from "./german.ts";
import { termsPolish } from "./polish.ts";

/** What the terms and the privacy notice say about this installation. */
export interface TermsInput {
  /** The company's name, its address in one line, and its e-mail address, from the company record. */
  name: string;
  address: string;
  email: string;
  /** Months that a contact message is kept. */
  contactMonths: number;
  /** Months that an application is kept after its vacancy closes, or after it came where that has no closing date. */
  applicationMonths: number;
  /** Months that an application is kept when the applicant agrees to future vacancies. */
  futureMonths: number;
}

/** One section: its anchor, which is the same in every language, and its text. */
export interface TermsSection {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[] | undefined;
}

/** The page /terms in one language: two documents on one page. */
export interface TermsPageText {
  /** The h1; a soft hyphen says where a long word may part. */
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  lead: string;
  terms: { heading: string; sections: TermsSection[] };
  privacy: { heading: string; sections: TermsSection[] };
}

const TEXTS: Record<Language, (input: TermsInput) => TermsPageText> = {
  en: termsEnglish,
  pl: termsPolish,
  de: termsGerman,
};

/** The terms and the privacy notice, true for this installation, in one language. */
export function termsPage(input: TermsInput, language: Language): TermsPageText {
  return TEXTS[language](input);
}
