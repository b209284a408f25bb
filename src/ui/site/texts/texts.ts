import i18next, { type TFunction } from "i18next";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { pl } from "./pl.ts";

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

/**
 * Remembers texts without values: a page looks up about a hundred, and each look-up of i18next costs ten microseconds.
 * The keys are those of the messages, so that what is remembered is bounded.
 */
function remembering(texts: Texts): Texts {
  const look = texts as unknown as (key: string, values?: object) => string;
  const known = new Map<string, string>();
  const remembered = (key: string, values?: object): string => {
    if (values !== undefined) return look(key, values);
    const found = known.get(key) ?? look(key);
    known.set(key, found);
    return found;
  };
  return remembered as unknown as Texts;
}

const functions = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, remembering(instance.getFixedT(code))]),
) as Record<Language, Texts>;

/** The texts of one language. */
export function textsIn(language: Language): Texts {
  return functions[language];
}
