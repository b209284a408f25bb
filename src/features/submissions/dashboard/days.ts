import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { TIME_ZONE } from "#platform/i18n/time-zone.ts";

/** Formats a day in the company's time zone: "20 Nov 2026". @param day ms since 1970, or "YYYY-MM-DD" */
export function dayText(day: number | string, language: Language): string {
  const timeZone = typeof day === "string" ? "UTC" : TIME_ZONE;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: "medium", timeZone }).format(new Date(day));
}
