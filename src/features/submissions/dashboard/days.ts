import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { TIME_ZONE } from "#platform/i18n/time-zone.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** Formats a day in the company's time zone: "20 Nov 2026". @param day ms since 1970, or "YYYY-MM-DD" */
export function dayText(day: number | string, language: Language): string {
  const timeZone = typeof day === "string" ? "UTC" : TIME_ZONE;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { ...DAY, timeZone }).format(new Date(day));
}
