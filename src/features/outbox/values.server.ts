import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** The company's time zone; formatted times name it. */
const TIME_ZONE = "Europe/Warsaw";
const KILOBYTE = 1024;

/** Formats a time with its zone: "20 November 2026 at 14:05 CET". @param at ms since 1970 */
export function formatTime(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: TIME_ZONE,
    timeZoneName: "short",
  }).format(at);
}

/** Formats a size in bytes: "1.4 MB", "87 kB"; a megabyte is 1024 × 1024 bytes, as in the forms. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [amount, unit] = kilobytes < KILOBYTE ? [kilobytes, "kB"] : [bytes / KILOBYTE ** 2, "MB"];
  const number = new Intl.NumberFormat(LANGUAGES[language].locale, { maximumFractionDigits: 1 }).format(amount);
  return `${number}\u00a0${unit}`;
}
