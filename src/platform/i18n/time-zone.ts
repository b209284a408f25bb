import { LANGUAGES, type Language } from "./languages.ts";

/** The company's time zone: what staff type as a time, and the days on which offers open and close, are meant in it. */
export const TIME_ZONE = "Europe/Warsaw";

const inZone = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What clocks show at a moment, as `<input type="datetime-local">` takes it. @param at ms since 1970 */
export function localTimeOf(at: number): string {
  const part = Object.fromEntries(inZone.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The day in the company's time zone, YYYY-MM-DD. @param at ms since 1970 */
export function dayOf(at: number): string {
  return localTimeOf(at).slice(0, "YYYY-MM-DD".length);
}

/**
 * Returns a day in the words of a language: "31 December 2026".
 * @param day YYYY-MM-DD
 */
export function wordedDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** From the year 1900 on: before it, the zone's distance from UTC is no whole number of minutes. */
const LOCAL_TIME = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const isoMinute = (at: number) => Date.parse(`${localTimeOf(at)}Z`);

/**
 * The moment at which clocks show a time. One that comes twice in autumn is the first of the two; one that spring skips
 * is taken as an hour later.
 * @param local YYYY-MM-DDTHH:MM
 * @returns ms since 1970, or undefined for what is no time
 */
export function momentOf(local: string): number | undefined {
  const asIfUtc = LOCAL_TIME.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asIfUtc) || !new Date(asIfUtc).toISOString().startsWith(local)) return undefined;
  // The zone's distance from UTC before and after any change of that day; the larger one comes first.
  const distances = [-1, 1].map((days) => {
    const near = asIfUtc + days * 86_400_000;
    return isoMinute(near) - near;
  });
  const moments = distances.map((distance) => asIfUtc - distance).sort((a, b) => a - b);
  return moments.find((moment) => isoMinute(moment) === asIfUtc) ?? moments[1];
}
