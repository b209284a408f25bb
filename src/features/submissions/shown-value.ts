import { formatDay, formatUtc } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { FormField } from "./fields.ts";

/** Returns a stored text as people read it: days and times in words of the language. */
export function shownValue({ control }: FormField, value: string, language: Language): string {
  if (control === "date") return formatDay(value, language);
  return control === "utc" ? formatUtc(value, language) : value;
}
