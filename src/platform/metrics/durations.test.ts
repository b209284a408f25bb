import { expect, test } from "vitest";
import { Durations } from "./durations.server.ts";

const of = (...ms: number[]) => {
  const durations = new Durations();
  for (const each of ms) durations.add(each);
  return durations;
};

test("a duration is counted in the first bucket that holds it", () => {
  const { counts, sum, count } = of(0.5, 1, 1.1, 9000, 20_000);
  expect([counts[0], counts[1], counts.at(-2), counts.at(-1), count]).toEqual([2, 1, 1, 1, 5]);
  expect(sum).toBeCloseTo(29.0026);
});

test("a percentile is the bound of its bucket", () => {
  expect(of().percentileMs(0.95)).toBeUndefined();
  expect(of(...Array<number>(95).fill(3), ...Array<number>(5).fill(700)).percentileMs(0.95)).toBe(5);
  expect(of(...Array<number>(94).fill(3), ...Array<number>(6).fill(700)).percentileMs(0.95)).toBe(1000);
  expect(of(60_000).percentileMs(0.5)).toBe(Number.POSITIVE_INFINITY);
});

test("what has been counted since a moment is the difference", () => {
  const before = of(3, 3);
  const since = of(3, 3, 700).merge(before, -1);
  expect([since.count, since.percentileMs(0.95)]).toEqual([1, 1000]);
  expect(since.sum).toBeCloseTo(0.7);
});
