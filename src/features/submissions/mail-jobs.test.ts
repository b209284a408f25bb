import { expect, test } from "vitest";
import { momentOf } from "#platform/i18n/time-zone.ts";
import { waitingReminder } from "./mail-jobs.server.ts";

const at = (local: string) => momentOf(local) ?? 0;
const job = waitingReminder({ remind: async () => undefined });

test.each([
  ["on the morning of a working day", 0, "2026-11-20T07:10", true],
  ["not before seven", 0, "2026-11-20T06:50", false],
  ["not twice on one day", at("2026-11-20T07:10"), "2026-11-20T07:20", false],
  ["on the next morning, though a day is not over yet", at("2026-11-19T10:50"), "2026-11-20T07:00", true],
  ["not on a weekend", at("2026-11-20T07:10"), "2026-11-21T08:00", false],
  ["not on a holiday", at("2026-11-10T07:10"), "2026-11-11T08:00", false],
  ["on Monday, after Friday", at("2026-11-20T07:10"), "2026-11-23T07:00", true],
])("a reminder is due %s", (_, lastRun, now, isDue) => {
  expect(job.isDue?.(lastRun, at(now))).toBe(isDue);
});
