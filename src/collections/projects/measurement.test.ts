import { expect, test } from "vitest";
import { measurementOf, scaleEnd } from "./measurement.ts";

test("a measurement has a name, two values, a unit and perhaps a limit", () => {
  expect(measurementOf("Contact resistance, breaker 1: 182 → 38 µΩ, ≤ 60")).toEqual({
    name: "Contact resistance, breaker 1",
    before: { written: "182", value: 182 },
    after: { written: "38", value: 38 },
    unit: "µΩ",
    limit: { written: "≤ 60", value: 60 },
  });
});

test("it is typed with a comma or a point, with separated thousands, with any arrow", () => {
  for (const [line, before, after, unit] of [
    ["Isolation: 0,8 -> 1 250 MΩ", 0.8, 1250, "MΩ"],
    ["Time: 9.5→2.8 s", 9.5, 2.8, "s"],
    ["Share: 26 →4%", 26, 4, "%"],
    ["Cable: 12 → 3 mV per metre", 12, 3, "mV per metre"],
  ] as const) {
    const read = measurementOf(line);
    expect([read?.before.value, read?.after.value, read?.unit, read?.limit]).toEqual([before, after, unit, undefined]);
  }
});

test("a line of another form is none", () => {
  for (const line of [
    "Isolation",
    "Isolation: good",
    "Isolation: 12 MΩ",
    "Isolation: 12 → MΩ",
    "Isolation: 1.2.3 → 4 MΩ",
    "Isolation: 12 → 30",
    "Isolation: 12 → 30 MΩ, about 4",
    "12 → 30 MΩ",
    `Isolation: ${"1".repeat(100)} → 30 MΩ`,
  ])
    expect(measurementOf(line), line).toBeUndefined();
});

test("the ruler ends at a round figure that is not passed", () => {
  for (const [greatest, end] of [
    [0, 1],
    [0.3, 0.3],
    [0.8, 0.8],
    [1, 1],
    [9.5, 10],
    [26, 30],
    [182, 200],
    [1250, 1500],
    [99_999, 100_000],
  ] as const)
    expect(scaleEnd(greatest)).toBeCloseTo(end, 9);
});
