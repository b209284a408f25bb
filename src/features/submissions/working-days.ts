import { dayOf, localTimeOf, momentOf } from "#platform/i18n/time-zone.ts";

/*
 * Working days in Poland: Monday to Friday without the days of art. 1 of the Act of 18 January 1951 on days free from
 * work (ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy), as amended by the Act of 6 December 2024,
 * which added 24 December from 2025 on. Days and hours are those of the company's time zone.
 */

const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1440;
/** Fixed holidays, "MM-DD", with the first year of later ones. */
const FIXED: readonly (readonly [day: string, since?: number])[] = [
  ["01-01"],
  ["01-06", 2011],
  ["05-01"],
  ["05-03"],
  ["08-15"],
  ["11-01"],
  ["11-11"],
  ["12-24", 2025],
  ["12-25"],
  ["12-26"],
];
/** Days after Easter Sunday: Easter Sunday, Easter Monday, Pentecost, Corpus Christi. */
const MOVABLE = [0, 1, 49, 60] as const;

/** Converts a calendar day to the number of days since 1970. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayName = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);

/**
 * Returns Easter Sunday, "YYYY-MM-DD", by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8).
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moved = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + moved + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayName(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / DAY_MS);
}

/** Returns the Polish public holidays of a year, "YYYY-MM-DD", without duplicates. */
export function publicHolidays(year: number): string[] {
  const easter = dayNumber(easterSunday(year));
  const fixed = FIXED.filter(([, since = 0]) => since <= year).map(([day]) => `${year}-${day}`);
  return [...new Set([...fixed, ...MOVABLE.map((after) => dayName(easter + after))])].sort();
}

/** Returns whether a day is a working day. @param day "YYYY-MM-DD" */
export function isWorkingDay(day: string): boolean {
  return isWeekday(dayNumber(day)) && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Returns whether a time is on a working day between 7:00 and 11:00. @param at ms since 1970 */
export function isWorkingMorning(at: number): boolean {
  const hour = Number(localTimeOf(at).slice("YYYY-MM-DDT".length).slice(0, 2));
  return hour >= 7 && hour < 11 && isWorkingDay(dayOf(at));
}

/**
 * Returns the full working days since arrival: received on Friday at 15:00, one day has passed on Monday at 15:00. What
 * arrives on a free day counts from the start of the next working day. Times are ms since 1970.
 */
export function workingDaysWaited(receivedAt: number, now: number): number {
  if (now <= receivedAt) return 0;
  const from = dayOf(receivedAt);
  const to = dayOf(now);
  const minutes = workingDaysBetween(from, to) * MINUTES_A_DAY + minutesOf(now) - minutesOf(receivedAt);
  return Math.floor(minutes / MINUTES_A_DAY);
}

/**
 * Returns the latest arrival time of what has waited for a number of working days. Times are ms since 1970.
 */
export function lateBefore(now: number, workingDays: number): number {
  const today = dayOf(now);
  const works = isWorkingDay(today);
  let day = dayNumber(today);
  for (let days = workingDays; days > 0; ) {
    day -= 1;
    if (isWorkingDay(dayName(day))) days -= 1;
  }
  const clock = works ? localTimeOf(now).slice("YYYY-MM-DDT".length) : "00:00";
  // Local times on working days are unambiguous: clocks change on Sundays.
  return momentOf(`${dayName(day)}T${clock}`) ?? 0;
}

/** Returns the day that is a number of working days after today, "YYYY-MM-DD". @param now ms since 1970 */
export function workingDayAfter(now: number, days: number): string {
  let day = dayNumber(dayOf(now));
  for (let left = days; left > 0; ) {
    day += 1;
    if (isWorkingDay(dayName(day))) left -= 1;
  }
  return dayName(day);
}

const YEAR_DAYS = 365;

/** Returns the start of a day from tomorrow to a year from now, ms since 1970; undefined for any other text. */
export function dueTimeOf(day: string, now: number): number | undefined {
  const at = momentOf(`${day}T00:00`);
  const distance = dayNumber(day) - dayNumber(dayOf(now));
  return at !== undefined && distance >= 1 && distance <= YEAR_DAYS ? at : undefined;
}

/** Returns minutes since midnight of a working day; 0 on a free day. */
function minutesOf(at: number): number {
  const local = localTimeOf(at);
  if (!isWorkingDay(local.slice(0, "YYYY-MM-DD".length))) return 0;
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** Counts the working days from `from` (inclusive) to `to` (exclusive), without iterating over all of them. */
function workingDaysBetween(from: string, to: string): number {
  const [first, end] = [dayNumber(from), dayNumber(to)];
  const weeks = Math.floor((end - first) / 7);
  let count = weeks * 5;
  for (let day = first + weeks * 7; day < end; day++) count += Number(isWeekday(day));
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    count -= publicHolidays(year).filter((day) => day >= from && day < to && isWeekday(dayNumber(day))).length;
  }
  return count;
}

/** 1 January 1970 was a Thursday. */
const isWeekday = (day: number) => (day + 3) % 7 < 5;
