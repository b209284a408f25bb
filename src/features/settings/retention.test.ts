import { expect, test } from "vitest";
import { addMonths, DEFAULT_RETENTION, erasedFrom } from "./retention.ts";

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

test.each([
  ["this vacancy, open-ended: from the consent", "vacancy", undefined, "2027-05-20"],
  ["this vacancy, closing later: from its last day", "vacancy", "2027-01-31", "2027-07-31"],
  ["this vacancy, closed before: from the consent", "vacancy", "2026-01-31", "2027-05-20"],
  ["future vacancies: from the consent", "future", "2027-01-31", "2027-11-20"],
] as const)("an application for %s", (_, consent, offerOpenUntil, day) => {
  expect(erasedFrom({ consent, consentAt: at("2026-11-20"), offerOpenUntil }, DEFAULT_RETENTION)).toBe(day);
});
