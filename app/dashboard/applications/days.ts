import { TIME_ZONE } from "#content/time-zone.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";

/** A day as the company's calendar shows it: "20 Nov 2026". @param day ms since 1970, or "YYYY-MM-DD" */
export function dayText(day: number | string, language: Language): string {
  const timeZone = typeof day === "string" ? "UTC" : TIME_ZONE;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: "medium", timeZone }).format(new Date(day));
}
