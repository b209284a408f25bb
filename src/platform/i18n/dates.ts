import { type InSomeLanguages, LANGUAGES, type Language } from "./languages.ts";
import { dayOf, TIME_ZONE } from "./time-zone.ts";

/*
 * The formats of all days and times that people read, in the company's time zone. Sentences have the long ones; tables
 * and notes of the dashboard have the short ones.
 */

const SHORT_DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const CLOCK = { hour: "2-digit", minute: "2-digit", timeZone: TIME_ZONE } as const;

/** A time of day after a day, in words of the language; without any, after a comma. */
const AT: InSomeLanguages<(day: string, clock: string, zone: string) => string> = {
  en: (day, clock, zone) => `${day} at ${clock} ${zone}`,
  pl: (day, clock, zone) => `${day} o godz. ${clock} (${zone})`,
  de: (day, clock, zone) => `${day} um ${clock} Uhr (${zone})`,
};

/** Days with a short month, corrected: "maj" is no abbreviation, so a Polish day has its genitive. */
const SHORT_MONTH: InSomeLanguages<(text: string) => string> = { pl: (text) => text.replace(" maj ", " maja ") };
const withShortMonth = (text: string, language: Language) => SHORT_MONTH[language]?.(text) ?? text;

/** Creating a format takes two hundred times as long as using it. There are a few in each language. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LANGUAGES[language].locale, options);
  formats.set(key, known);
  return known;
}

/** Returns a day in a format; a text that is no day stays as it is. */
function dayAs(options: Intl.DateTimeFormatOptions, day: number | string, language: Language): string {
  const text = typeof day === "number" ? dayOf(day) : day;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : format(language, { ...options, timeZone: "UTC" }).format(date);
}

/** What follows the year of a day: "r." in Polish, an abbreviation of "year". */
const AFTER_YEAR: InSomeLanguages<string> = { pl: " r." };

/** Formats a day: "31 December 2026". @param day ms since 1970, or "YYYY-MM-DD" */
export function formatDay(day: number | string, language: Language): string {
  const text = dayAs({ dateStyle: "long" }, day, language);
  return text === day ? text : text + (AFTER_YEAR[language] ?? "");
}

/** A time of UTC after a day, in words of the language; without any, after a comma. */
const UTC_AT: InSomeLanguages<(day: string, clock: string) => string> = {
  en: (day, clock) => `${day} at ${clock}`,
  pl: (day, clock) => `${day}, godz. ${clock}`,
  de: (day, clock) => `${day}, ${clock} Uhr`,
};

/** Formats a time of UTC: "26 November 2026 at 14:00". A text that is none stays as it is. @param time "YYYY-MM-DDTHH:MM" */
export function formatUtc(time: string, language: Language): string {
  const [day = "", clock = ""] = time.split("T");
  if (Number.isNaN(Date.parse(`${time}Z`))) return time;
  return UTC_AT[language]?.(formatDay(day, language), clock) ?? `${formatDay(day, language)}, ${clock}`;
}

/** Formats an instant with its time zone: "20 November 2026 at 14:05 CET". @param at ms since 1970 */
export function formatTime(at: number, language: Language): string {
  const parts = format(language, { ...CLOCK, timeZoneName: "short" }).formatToParts(at);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [day, clock] = [formatDay(at, language), clockText(at, language)];
  return AT[language]?.(day, clock, zone) ?? `${day}, ${clock} ${zone}`;
}

/** Formats a day: "20 Nov 2026". @param day ms since 1970, or "YYYY-MM-DD" */
export function dayText(day: number | string, language: Language): string {
  return withShortMonth(dayAs(SHORT_DAY, day, language), language);
}

/** What follows a time of day. */
const AFTER_CLOCK: InSomeLanguages<string> = { de: " Uhr" };

/** Formats an instant: "20 Nov 2026, 17:01". @param at ms since 1970 */
export function timeText(at: number, language: Language): string {
  return (
    withShortMonth(format(language, { ...SHORT_DAY, ...CLOCK }).format(at), language) + (AFTER_CLOCK[language] ?? "")
  );
}

/** Formats a planned instant with its time zone: "20 Nov 2026, 17:01 CET". @param at ms since 1970 */
export function plannedText(at: number, language: Language): string {
  return withShortMonth(format(language, { ...SHORT_DAY, ...CLOCK, timeZoneName: "short" }).format(at), language);
}

/** Formats an instant of today: "17:01". @param at ms since 1970 */
export function clockText(at: number, language: Language): string {
  return format(language, CLOCK).format(at);
}
