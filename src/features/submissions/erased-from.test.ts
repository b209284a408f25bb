import { expect, test } from "vitest";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { DEFAULT_RETENTION } from "../../../tests/default-retention.ts";
import { erasedFrom, retentionTimeOf } from "./erased-from.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

test.each([
  ["this vacancy, open-ended: from the consent", "vacancy", undefined, "2027-05-20"],
  ["this vacancy, closing later: from its last day", "vacancy", "2027-01-31", "2027-07-31"],
  ["this vacancy, closed before: from the consent", "vacancy", "2026-01-31", "2027-05-20"],
  ["future vacancies: from the consent", "future", "2027-01-31", "2027-11-20"],
] as const)("an application for %s", (_, consent, offerOpenUntil, day) => {
  const { setting: chosen } = retentionTimeOf(jobApplication, { consent });
  const stored = { retention: chosen, retainedSince: at("2026-11-20") };
  expect(erasedFrom(jobApplication, { ...stored, until: offerOpenUntil }, DEFAULT_RETENTION)).toBe(day);
});

test("a submission with an unknown retention setting is not erased automatically", () => {
  const stored = { retention: "someMonths", retainedSince: 0, until: undefined };
  expect(erasedFrom(jobApplication, stored, DEFAULT_RETENTION)).toBeUndefined();
});
