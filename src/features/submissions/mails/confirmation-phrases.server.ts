import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** How letters to a person of unknown name begin and end. The text after a salutation goes on in Polish and German. */
export const CONFIRMATION_PHRASES: InEveryLanguage<{ salutation: string; closing: string }> = {
  en: { salutation: "Dear Sir or Madam,", closing: "Yours faithfully" },
  pl: { salutation: "Szanowni Państwo,", closing: "Z poważaniem" },
  de: { salutation: "Guten Tag,", closing: "Mit freundlichen Grüßen" },
};
