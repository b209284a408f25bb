import { LANGUAGES, type Language } from "#i18n/languages.ts";

const UNITS = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size as people say it: "3.4 MB". @param bytes a kilobyte counts as 1000 of them, as file managers show it */
export function sizeText(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[power - 1] ?? "kilobyte";
  const amount = bytes / 1000 ** power;
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(LANGUAGES[language].locale, { style: "unit", unit, maximumFractionDigits }).format(
    amount,
  );
}

/** Names one after the other: "name, owner and place". */
export function listText(entries: readonly string[], language: Language): string {
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: "conjunction" }).format(entries);
}
