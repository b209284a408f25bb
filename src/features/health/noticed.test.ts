import { expect, test } from "vitest";
import type { Concern } from "./health.server.ts";
import { type HealthReport, NOTHING_NOTICED, noticed } from "./noticed.server.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 28);

/** Returns a function that notices some concerns in a minute, and the mails so far as "minute: +began -ended". */
function site() {
  let state = NOTHING_NOTICED;
  const mails: string[] = [];
  const words = ({ began, ended }: HealthReport) =>
    [...began.map(({ concern }) => `+${concern}`), ...ended.map(({ concern }) => `-${concern}`)].join(" ");
  return {
    mails,
    stored: () => state.concerns,
    at(minute: number, ...concerns: Concern[]) {
      const { after, report } = noticed(state, concerns, START + minute * MINUTE_MS);
      state = after;
      if (report !== undefined) mails.push(`${minute}: ${words(report)}`);
    },
  };
}

test("one mail when a problem has lasted, and one when it is over", () => {
  const { at, mails, stored } = site();
  for (let minute = 0; minute < 30; minute++) at(minute, "disk-data");
  for (let minute = 30; minute < 60; minute++) at(minute);
  expect(mails).toEqual(["5: +disk-data", "39: -disk-data"]);
  expect(stored()).toEqual({});
});

test("a short problem is not reported, and a short recovery neither", () => {
  const { at, mails } = site();
  for (let minute = 0; minute < 5; minute++) at(minute, "slow");
  for (let minute = 5; minute < 30; minute++) at(minute);
  expect(mails).toEqual([]);
  for (let minute = 30; minute < 120; minute++) {
    if (minute % 9 === 0) at(minute);
    else at(minute, "slow");
  }
  expect(mails).toEqual(["35: +slow"]);
});

test("problems that come within a quarter of an hour are in one further mail", () => {
  const { at, mails } = site();
  for (let minute = 0; minute < 25; minute++) {
    if (minute < 3) at(minute, "disk-data");
    else if (minute < 6) at(minute, "disk-data", "mails-failed");
    else at(minute, "mails-failed", "slow");
  }
  expect(mails).toEqual(["5: +disk-data", "20: +mails-failed +slow -disk-data"]);
});

test("processes notice together: what only one of them has is one problem", () => {
  const { at, mails } = site();
  for (let minute = 0; minute < 20; minute++) {
    at(minute, "event-loop");
    at(minute + 0.5);
  }
  expect(mails).toEqual(["5: +event-loop"]);
});
