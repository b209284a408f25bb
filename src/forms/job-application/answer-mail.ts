import { answerAddress } from "#features/submissions/answer-address.ts";
import type { InEveryLanguage, Language } from "#platform/i18n/languages.ts";

/** What a mail to an applicant begins with, as answers to messages do. */
const WORDS: InEveryLanguage<{ subject: string; greeting(name: string): string }> = {
  en: { subject: "Your application", greeting: (name) => `Dear ${name},` },
  pl: { subject: "Zgłoszenie", greeting: () => "Dzień dobry," },
  de: { subject: "Ihre Bewerbung", greeting: (name) => `Guten Tag ${name},` },
};

/** Whom a mail goes to. */
interface Receiver {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  reference: string;
}

/** The address of an empty mail to an applicant, with subject and greeting in the language of the application. */
export function mailToApplicant({ email, firstName, lastName, language, reference }: Receiver): string {
  const { subject, greeting } = WORDS[language];
  const text = `${greeting(`${firstName} ${lastName}`)}\n\n`;
  return answerAddress(email, { subject: `${subject} ${reference}`, text, quote: "" }, "");
}
