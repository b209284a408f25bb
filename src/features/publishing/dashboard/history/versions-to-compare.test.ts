import { expect, test } from "vitest";
import { versionsToCompare } from "./versions-to-compare.ts";

const VERSIONS = [7, 5, 4, 1];

test.each([
  ["", { older: 5, newer: 7 }],
  ["b=5", { older: 4, newer: 5 }],
  ["a=1&b=5", { older: 1, newer: 5 }],
  ["a=5&b=1", { older: 1, newer: 5 }],
  ["a=4", { older: 4, newer: 7 }],
  ["a=5&b=5", { older: 4, newer: 5 }],
  ["a=6&b=9", { older: 5, newer: 7 }],
  ["b=1", undefined],
])("?%s", (search, pair) => {
  expect(versionsToCompare(VERSIONS, new URLSearchParams(search))).toEqual(pair);
});

test("a single version cannot be compared", () => {
  expect(versionsToCompare([1], new URLSearchParams())).toBeUndefined();
});
