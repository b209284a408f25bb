import { expect, test } from "vitest";
import { isBackupDue, isCheckDue } from "./nightly.ts";

const HOUR_MS = 3_600_000;
const at = (time: string) => Date.parse(time);
const run = (started: string, more: object = {}) => ({
  startedAt: at(started),
  endedAt: at(started),
  host: "a",
  ...more,
});
const schedule = (time: string, since = 0) => ({ time, keep: 14, since });

// In the company's time zone it is an hour later than UTC in winter, two hours later in summer.
test.each([
  ["never without a time", "", "2026-11-27T02:00Z", "2026-11-28T02:00Z", false],
  ["not before the time", "03:00", "2026-11-27T02:00Z", "2026-11-28T01:59Z", false],
  ["at the time", "03:00", "2026-11-27T02:00Z", "2026-11-28T02:00Z", true],
  ["once a day", "03:00", "2026-11-28T02:00Z", "2026-11-28T22:00Z", false],
  ["later, when the site was stopped", "03:00", "2026-11-27T02:00Z", "2026-11-28T22:00Z", true],
  ["in summer", "03:00", "2026-07-27T01:00Z", "2026-07-28T01:00Z", true],
  ["before midnight", "23:30", "2026-11-27T22:30Z", "2026-11-28T20:00Z", false],
  ["on the day of 23 hours", "23:30", "2026-03-28T22:30Z", "2026-03-29T22:10Z", true],
  ["at a time that the clock skips", "02:30", "2026-03-28T01:30Z", "2026-03-29T01:30Z", true],
])("a backup is made %s", (_, time, last, now, due) => {
  expect(isBackupDue(schedule(time), run(last), at(now))).toBe(due);
});

test("a new time counts from then on, and a failed backup is repeated after an hour", () => {
  const now = at("2026-11-28T10:00Z");
  expect(isBackupDue(schedule("03:00", now - HOUR_MS), undefined, now)).toBe(false);
  expect(isBackupDue(schedule("03:00"), undefined, now)).toBe(true);
  const failed = { failure: "database" } as const;
  expect(isBackupDue(schedule("03:00"), run("2026-11-28T09:01Z", failed), now)).toBe(false);
  expect(isBackupDue(schedule("03:00"), run("2026-11-28T09:00Z", failed), now)).toBe(true);
  expect(isBackupDue(schedule("03:00"), run("2026-11-28T09:00Z", { endedAt: undefined }), now)).toBe(true);
});

test("a check follows after a week, and after a day when it did not succeed", () => {
  expect(isCheckDue(undefined, 0)).toBe(true);
  const last = run("2026-11-20T10:00Z");
  expect([isCheckDue(last, at("2026-11-27T09:59Z")), isCheckDue(last, at("2026-11-27T10:00Z"))]).toEqual([false, true]);
  const failed = { ...last, failure: "damaged" } as const;
  expect([isCheckDue(failed, at("2026-11-21T09:59Z")), isCheckDue(failed, at("2026-11-21T10:00Z"))]).toEqual([
    false,
    true,
  ]);
});
