import { expect, test } from "vitest";
import { addMonths } from "./retention.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

test.each([
  ["2026-11-20", 6, "2027-05-20"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-11-20", -24, "2024-11-20"],
])("%s and %d months is %s", (day, months, expected) => {
  expect(new Date(addMonths(at(day), months)).toISOString().slice(0, 10)).toBe(expected);
});
