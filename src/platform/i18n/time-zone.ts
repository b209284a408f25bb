/** The company's time zone. Times that staff enter, and the days on which offers open and close, are in it. */
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

/** Returns the local time of an instant, as `<input type="datetime-local">` takes it. @param at ms since 1970 */
export function localTimeOf(at: number): string {
  // This locale writes "2026-11-20 09:05"; taking the parts apart takes five times as long.
  return inZone.format(at).replace(" ", "T");
}

/** Returns the day in the company's time zone, YYYY-MM-DD. @param at ms since 1970 */
export function dayOf(at: number): string {
  return localTimeOf(at).slice(0, "YYYY-MM-DD".length);
}

/** From 1900 on: before, the zone's offset from UTC is not a whole number of minutes. */
const LOCAL_TIME = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const isoMinute = (at: number) => Date.parse(`${localTimeOf(at)}Z`);

/**
 * Returns the instant of a local time. Of an ambiguous time in autumn it is the first; a time skipped in spring counts
 * as an hour later.
 * @param local YYYY-MM-DDTHH:MM
 * @returns ms since 1970, or undefined for an invalid time
 */
export function momentOf(local: string): number | undefined {
  const asIfUtc = LOCAL_TIME.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asIfUtc) || !new Date(asIfUtc).toISOString().startsWith(local)) return undefined;
  // The zone's offsets from UTC before and after any change on that day; the larger one first.
  const distances = [-1, 1].map((days) => {
    const near = asIfUtc + days * 86_400_000;
    return isoMinute(near) - near;
  });
  const moments = distances.map((distance) => asIfUtc - distance).sort((a, b) => a - b);
  return moments.find((moment) => isoMinute(moment) === asIfUtc) ?? moments[1];
}
