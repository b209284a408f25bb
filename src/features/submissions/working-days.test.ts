import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf } from "#platform/i18n/time-zone.ts";
import {
  dueTimeOf,
  easterSunday,
  isWorkingDay,
  isWorkingMorning,
  lateBefore,
  publicHolidays,
  workingDayAfter,
  workingDaysWaited,
} from "./working-days.ts";

/** Returns a time in the company's time zone. */
function at(local: string): number {
  const moment = momentOf(local);
  if (moment === undefined) throw new Error(`no time: ${local}`);
  return moment;
}

test.each([
  [1961, "1961-04-02"],
  [2008, "2008-03-23"],
  [2011, "2011-04-24"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2028, "2028-04-16"],
  [2029, "2029-04-01"],
  [2030, "2030-04-21"],
  [2038, "2038-04-25"],
])("Easter of %d is on %s", (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test("the public holidays of 2026 are those of the Act", () => {
  expect(publicHolidays(2026)).toEqual([
    "2026-01-01",
    "2026-01-06",
    "2026-04-05",
    "2026-04-06",
    "2026-05-01",
    "2026-05-03",
    "2026-05-24",
    "2026-06-04",
    "2026-08-15",
    "2026-11-01",
    "2026-11-11",
    "2026-12-24",
    "2026-12-25",
    "2026-12-26",
  ]);
});

test("Christmas Eve is free from 2025 on, Epiphany from 2011 on, and two holidays on one day are one", () => {
  expect(isWorkingDay("2024-12-24")).toBe(true);
  expect(isWorkingDay("2025-12-24")).toBe(false);
  expect(publicHolidays(2010)).not.toContain("2010-01-06");
  // Easter Sunday is on 25 April, its latest date.
  expect(publicHolidays(2038)).toContain("2038-06-13");
  for (const year of [2008, 2026, 2038]) expect(new Set(publicHolidays(year)).size).toBe(publicHolidays(year).length);
});

test.each([
  ["within two days", "2026-11-16T10:00", "2026-11-18T09:59", 1],
  ["after two days", "2026-11-16T10:00", "2026-11-18T10:00", 2],
  ["over a weekend", "2026-11-20T15:00", "2026-11-23T14:59", 0],
  ["over a weekend, a day on", "2026-11-20T15:00", "2026-11-23T15:00", 1],
  ["from a Sunday", "2026-11-22T20:00", "2026-11-24T00:00", 1],
  ["over Independence Day", "2026-11-10T12:00", "2026-11-12T12:00", 1],
  ["over Christmas to the new year", "2026-12-23T12:00", "2026-12-29T12:00", 2],
  ["over the change of the clocks", "2026-10-23T12:00", "2026-10-26T12:00", 1],
  ["not yet come", "2026-11-16T10:00", "2026-11-16T09:00", 0],
])("counts the full working days waited: %s", (_, received, now, days) => {
  expect(workingDaysWaited(at(received), at(now))).toBe(days);
});

test.each([
  ["on a working day", "2026-11-19T10:00", "2026-11-17T10:00"],
  ["on a Saturday", "2026-11-21T10:00", "2026-11-19T00:00"],
  ["after a weekend", "2026-11-24T10:00", "2026-11-20T10:00"],
  ["after Easter", "2026-04-08T08:00", "2026-04-03T08:00"],
])("knows from when on something is late: %s", (_, now, since) => {
  expect(lateBefore(at(now), 2)).toBe(at(since));
});

test("what came before that moment has waited two working days, what came a day later has not", () => {
  const times = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 40 * 86_400_000 }), (now, before) => {
      const limit = lateBefore(now, 2);
      expect(workingDaysWaited(limit - before, now)).toBeGreaterThanOrEqual(2);
      // One working day and a minute later is not overdue, regardless of free days in between.
      expect(workingDaysWaited(limit + 60_000, now)).toBeLessThan(3);
    }),
  );
});

test("the count goes with a look at every day", () => {
  const days = fc.integer({ min: 0, max: 1500 });
  fc.assert(
    fc.property(days, days, (first, length) => {
      const noon = (day: number) => at(`${new Date((20_000 + day) * 86_400_000).toISOString().slice(0, 10)}T00:00`);
      const list = Array.from({ length }, (_, index) => new Date((20_000 + first + index) * 86_400_000));
      const working = list.filter((day) => isWorkingDay(day.toISOString().slice(0, 10))).length;
      expect(workingDaysWaited(noon(first), noon(first + length))).toBe(working);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["2026-11-20T06:59", false],
  ["2026-11-20T07:00", true],
  ["2026-11-20T10:59", true],
  ["2026-11-20T11:00", false],
  ["2026-11-21T08:00", false],
  ["2026-11-11T08:00", false],
])("%s is a working morning: %s", (time, is) => {
  expect(isWorkingMorning(at(time))).toBe(is);
});

test.each([
  ["2026-11-20T12:00", 5, "2026-11-27"],
  ["2026-11-21T12:00", 1, "2026-11-23"],
  ["2026-12-23T23:59", 1, "2026-12-28"],
  ["2026-12-31T00:00", 5, "2027-01-11"],
])("from %s, %d working days lead to %s", (now, days, day) => {
  expect(workingDayAfter(at(now), days)).toBe(day);
});

test("a submission can be due on a day from tomorrow to a year from now, at its beginning", () => {
  const now = at("2026-11-20T12:00");
  expect(dueTimeOf("2026-11-21", now)).toBe(at("2026-11-21T00:00"));
  expect(dueTimeOf("2027-11-20", now)).toBe(at("2027-11-20T00:00"));
  for (const day of ["2026-11-20", "2026-11-19", "2027-11-21", "2026-11-31", "tomorrow", ""]) {
    expect(dueTimeOf(day, now)).toBeUndefined();
  }
});
