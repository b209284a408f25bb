import { LANGUAGES, type Language } from "#i18n/languages.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1000;

/** A number of bytes to be read at a glance: "1.2 GB". */
export function bytesText(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return amount(value, UNITS[unit] ?? "byte", unit < 2 ? 0 : 1, language);
}

/** A time in ms: "0.4 ms", "12 ms". */
export function msText(ms: number, language: Language): string {
  return amount(ms, "millisecond", ms < 10 ? 1 : 0, language);
}

function amount(value: number, unit: string, digits: number, language: Language): string {
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits } as const;
  const text = new Intl.NumberFormat(LANGUAGES[language].locale, style).format(value);
  // Some languages part number and unit by a space that breaks.
  return text.replaceAll(" ", "\u00a0");
}
