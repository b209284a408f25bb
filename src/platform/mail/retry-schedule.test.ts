import { expect, test } from "vitest";
import { RETRY_WAITS, waitAfterTry } from "./retry-schedule.server.ts";

const HOUR_MS = 3_600_000;

test("a mail is tried at least 8 times over about a day, at growing intervals", () => {
  const tries = RETRY_WAITS.length + 1;
  const span = RETRY_WAITS.reduce((sum, wait) => sum + wait, 0) / HOUR_MS;
  expect(tries).toBe(9);
  expect(span).toBeGreaterThan(20);
  expect(span).toBeLessThan(26);
  expect(RETRY_WAITS[0]).toBe(15_000);
  expect([...RETRY_WAITS].sort((a, b) => a - b)).toEqual(RETRY_WAITS);
  expect(Math.max(...RETRY_WAITS)).toBe(8 * HOUR_MS);
});

test("each wait varies by a fifth, and there is none after the last attempt", () => {
  expect(waitAfterTry(0, [1000], 0)).toBe(800);
  expect(waitAfterTry(0, [1000], 1)).toBe(1200);
  expect(waitAfterTry(1, [1000])).toBeUndefined();
});
