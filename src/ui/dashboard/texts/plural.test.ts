import { expect, test } from "vitest";
import { plural } from "./plural.ts";

const POLISH = "pozycja|pozycje|pozycji";

test.each([
  [0, "pozycji"],
  [1, "pozycja"],
  [2, "pozycje"],
  [4, "pozycje"],
  [5, "pozycji"],
  [12, "pozycji"],
  [21, "pozycji"],
  [22, "pozycje"],
  [112, "pozycji"],
  [1002, "pozycje"],
])("%i in Polish goes with %s", (count, form) => {
  expect(plural("pl", POLISH, count)).toBe(form);
});

test.each(["en", "de"] as const)("%s has one form for one and another for all else", (language) => {
  expect([0, 1, 2, 21].map((count) => plural(language, "one|other", count))).toEqual([
    "other",
    "one",
    "other",
    "other",
  ]);
});

test("a text with one form is the same for every number", () => {
  expect(plural("pl", "łącznie", 3)).toBe("łącznie");
});
