import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { TIME_ZONE } from "#platform/i18n/time-zone.ts";

const MINUTE = {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** Formats an instant in the company's time zone: "20 Nov 2026, 17:01". @param at ms since 1970 */
export function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, MINUTE).format(at);
}

/** Formats a planned instant with its time zone: "20 Nov 2026, 17:01 CET". @param at ms since 1970 */
export function plannedText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { ...MINUTE, timeZoneName: "short" }).format(at);
}

/** Formats an instant of today in the company's time zone: "17:01". @param at ms since 1970 */
export function clockText(at: number, language: Language): string {
  const { timeZone, hour, minute } = MINUTE;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { timeZone, hour, minute }).format(at);
}
