import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { typeset } from "#platform/i18n/typography.ts";

const UNITS = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a size: "3.4 MB". @param bytes a kilobyte is 1000 of them, as in file managers */
export function sizeText(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[power - 1] ?? "kilobyte";
  const amount = bytes / 1000 ** power;
  return amountText(amount, unit, language);
}

/** Formats a duration: "0.4 ms", "12 ms", "2.5 sec". */
export function msText(ms: number, language: Language): string {
  return ms < 1000 ? amountText(ms, "millisecond", language) : amountText(ms / 1000, "second", language);
}

function amountText(amount: number, unit: string, language: Language): string {
  const style = { style: "unit", unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const;
  // Some languages separate number and unit by a breaking space.
  return typeset(new Intl.NumberFormat(LANGUAGES[language].locale, style).format(amount), language);
}

/** Formats a whole number: "2000", "20,000". Numbers of four digits have no separator, in any language. */
export function countText(count: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].locale, { useGrouping: "min2" }).format(count);
}

/** Formats a value of a scale: "0.25", "12.5", "20,000". */
export function valueText(value: number, language: Language): string {
  const style = { useGrouping: "min2", maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(LANGUAGES[language].locale, style).format(value);
}

/** Lists names: "name, owner and place". */
export function listText(entries: readonly string[], language: Language): string {
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: "conjunction" }).format(entries);
}
