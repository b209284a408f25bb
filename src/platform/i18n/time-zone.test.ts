import { describe, expect, it } from "vitest";
import { dayOf, localTimeOf, momentOf } from "./time-zone.ts";

const utc = (text: string) => Date.parse(`${text}Z`);

it("returns the time and the day in the company's zone, in winter and in summer", () => {
  expect(localTimeOf(utc("2026-01-31T23:30"))).toBe("2026-02-01T00:30");
  expect(localTimeOf(utc("2026-07-01T21:59"))).toBe("2026-07-01T23:59");
  expect([dayOf(utc("2026-07-01T21:59")), dayOf(utc("2026-07-01T22:00"))]).toEqual(["2026-07-01", "2026-07-02"]);
});

describe("the instant of a local time", () => {
  it.each([
    ["2026-01-15T12:00", "2026-01-15T11:00"],
    ["2026-07-15T00:00", "2026-07-14T22:00"],
    ["2026-03-29T01:59", "2026-03-29T00:59"],
    // Skipped in spring, ambiguous in autumn.
    ["2026-03-29T02:30", "2026-03-29T01:30"],
    ["2026-03-29T03:00", "2026-03-29T01:00"],
    ["2026-10-25T02:30", "2026-10-25T00:30"],
    ["2026-10-25T03:00", "2026-10-25T02:00"],
  ])("%s is %s UTC", (local, moment) => {
    expect(momentOf(local)).toBe(utc(moment));
  });

  it.each(["", "2026-01-15", "2026-02-30T10:00", "2026-01-15T25:00", "2026-01-15T12:00:00", "tomorrow"])(
    "%j is none",
    (text) => {
      expect(momentOf(text)).toBeUndefined();
    },
  );
});

it.each(["0001-01-01T12:00", "1880-05-01T12:00", "1899-12-31T23:59"])("%s is not a valid time", (local) => {
  expect(momentOf(local)).toBeUndefined();
});
