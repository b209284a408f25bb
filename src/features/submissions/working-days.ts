import { dayOf, localTimeOf, momentOf } from "#platform/i18n/time-zone.ts";

/*
 * Working days in Poland: Monday to Friday without the days of art. 1 of the Act of 18 January 1951 on days free from
 * work (ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy), as it stands after the Act of 6 December 2024,
 * which added 24 December from 2025 on. Days and hours are those of the company's time zone.
 */

const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1440;
/** Free each year, "MM-DD"; those that came later with their first year. */
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
/** Days after Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const MOVABLE = [0, 1, 49, 60] as const;

/** A message waits too long when more than this many working days have passed. */
const LATE_AFTER_DAYS = 2;

/** A day as the number of days since 1970; calendar days, no time zone. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayName = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);

/** Easter Sunday of a year, "YYYY-MM-DD": the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
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

/** Polish public holidays of a year, "YYYY-MM-DD", each once. */
export function publicHolidays(year: number): string[] {
  const easter = dayNumber(easterSunday(year));
  const fixed = FIXED.filter(([, since = 0]) => since <= year).map(([day]) => `${year}-${day}`);
  return [...new Set([...fixed, ...MOVABLE.map((after) => dayName(easter + after))])].sort();
}

/** Says whether people work on a day. @param day "YYYY-MM-DD" */
export function isWorkingDay(day: string): boolean {
  return isWeekday(dayNumber(day)) && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Says whether something is to be done this morning: a working day, from seven to eleven. @param at ms since 1970 */
export function isWorkingMorning(at: number): boolean {
  const hour = Number(localTimeOf(at).slice("YYYY-MM-DDT".length).slice(0, 2));
  return hour >= 7 && hour < 11 && isWorkingDay(dayOf(at));
}

/**
 * How many full working days have passed since something came: received on Friday at 15:00, one on Monday at 15:00. What
 * comes on a free day begins to wait as the next working day begins. Times are ms since 1970.
 */
export function workingDaysWaited(receivedAt: number, now: number): number {
  if (now <= receivedAt) return 0;
  const from = dayOf(receivedAt);
  const to = dayOf(now);
  const minutes = workingDaysBetween(from, to) * MINUTES_A_DAY + minutesOf(now) - minutesOf(receivedAt);
  return Math.floor(minutes / MINUTES_A_DAY);
}

/**
 * The latest arrival for which two working days have passed: what came later is not late yet. Times are ms since 1970.
 */
export function lateBefore(now: number): number {
  const today = dayOf(now);
  const works = isWorkingDay(today);
  let day = dayNumber(today);
  for (let days = LATE_AFTER_DAYS; days > 0; ) {
    day -= 1;
    if (isWorkingDay(dayName(day))) days -= 1;
  }
  const clock = works ? localTimeOf(now).slice("YYYY-MM-DDT".length) : "00:00";
  // A working day's clock shows every time once: clocks change on Sundays.
  return momentOf(`${dayName(day)}T${clock}`) ?? 0;
}

/** Minutes since midnight of a working day; a free day counts as its end, which is the next one's beginning: none. */
function minutesOf(at: number): number {
  const local = localTimeOf(at);
  if (!isWorkingDay(local.slice(0, "YYYY-MM-DD".length))) return 0;
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** Working days from a day on, it included, until another, it left out; without going through them one by one. */
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
