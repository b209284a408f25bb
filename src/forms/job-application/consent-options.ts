import type { Consent } from "./job-application.ts";
import type { ApplicationWords } from "./words.ts";

/** Returns the consents that an applicant can give, each with its retention time. */
export function consentOptions(words: ApplicationWords): { value: Consent; label: string; meaning: string }[] {
  return [
    { value: "vacancy", label: words.consentVacancy, meaning: words.storedVacancy },
    { value: "future", label: words.consentFuture, meaning: words.storedFuture },
  ];
}
