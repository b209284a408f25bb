import { expect, test } from "vitest";
import { isPlainRange } from "./static-files.ts";

test.each(["bytes=0-", "bytes=0-1", "bytes=100-100", "bytes=5-999999999999"])("%s is one that is served", (range) => {
  expect(isPlainRange(range)).toBe(true);
});

// sirv takes the first for the whole file, the second for the first bytes, and throws at the third.
test.each([
  "bytes=0-0",
  "bytes=-100",
  "bytes=5-2",
  "bytes=0-1,5-9",
  "bytes=abc",
  "bytes=1e3-",
  "items=0-1",
  "",
  undefined,
])("%s is not", (range) => {
  expect(isPlainRange(range)).toBe(false);
});
