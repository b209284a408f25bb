import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { NO_BREAK_SPACE } from "#platform/i18n/typography.ts";

const KILOBYTE = 1024;

/** Formats a size in bytes: "1.4 MB", "87 kB"; a megabyte is 1024 × 1024 bytes, as in the forms. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [amount, unit] = kilobytes < KILOBYTE ? [kilobytes, "kB"] : [bytes / KILOBYTE ** 2, "MB"];
  const number = new Intl.NumberFormat(LANGUAGES[language].locale, { maximumFractionDigits: 1 }).format(amount);
  return `${number}${NO_BREAK_SPACE}${unit}`;
}
