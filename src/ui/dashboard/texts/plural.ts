import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** The order in which a text names its forms: "{{count}} item|{{count}} items", in Polish one, few and many. */
const ORDER: readonly Intl.LDMLPluralRule[] = ["one", "few", "many"];

/**
 * Picks the form of a text that goes with a number. A number that no form before the last is for takes the last one.
 * @param forms parted by "|", in the order one, few, many as far as the language has them
 */
export function plural(language: Language, forms: string, count: number): string {
  const list = forms.split("|");
  const form = new Intl.PluralRules(LANGUAGES[language].locale).select(count);
  return list[ORDER.indexOf(form)] ?? list.at(-1) ?? "";
}
