import i18next, { type TFunction } from "i18next";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "./languages.ts";
import { de } from "./messages/de.ts";
import { en, type Messages } from "./messages/en.ts";
import { pl } from "./messages/pl.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

const messages: Record<Language, Messages> = { en, pl, de };

const instance = i18next.createInstance();
await instance.init({
  resources: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { translation: messages[code] }])),
  fallbackLng: FALLBACK_LANGUAGE,
  debug: false,
  // React escapes what it shows; escaping here too would show `&amp;`.
  interpolation: { escapeValue: false },
});

/** Gives the function that looks up texts of the user interface in a language. */
export type Texts = TFunction;

const functions = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, instance.getFixedT(code)])) as Record<
  Language,
  Texts
>;

/** The texts of one language. */
export function textsIn(language: Language): Texts {
  return functions[language];
}
