import { expect, test } from "vitest";
import { isForm, requiredWords, termsOf } from "./words.ts";

test.each([
  ["UMS 2100", ["ums", "2100"]],
  ["UMS2100", ["ums2100", "ums", "2100"]],
  ["UMS-2100", ["ums2100", "ums", "2100"]],
  ["S7-300", ["s7300", "s", "7", "300"]],
  ["DataChief C20", ["datachief", "data", "chief", "c20", "c", "20"]],
  ["MAN B&W", ["man", "bw", "b", "w"]],
  ["Wärtsilä, regulator NAPIĘCIA", ["wartsila", "regulator", "napiecia"]],
  ["115/87", ["11587", "115", "87"]],
  ["🚢 -- ¿?", []],
])("%s is indexed as %j", (text, terms) => expect(termsOf(text)).toEqual(terms));

test("a search requires words with a meaning only, unless it has no others", () => {
  const wordsIn = (q: string) => requiredWords(q).map(({ text }) => text);
  expect(wordsIn("do you repair DEIF in Hamburg")).toEqual(["repair", "DEIF", "Hamburg"]);
  expect(wordsIn("czy na przy")).toEqual(["czy", "na", "przy"]);
});

test("a search is cut to 100 characters and 8 words", () => {
  expect(requiredWords("ab ".repeat(5000))).toHaveLength(8);
  expect(requiredWords("x".repeat(5000))[0]?.text).toHaveLength(100);
});

test.each([
  ["regulatora", "regulatorow", true],
  ["statek", "statku", true],
  ["repairing", "repair", true],
  ["calibrate", "calibration", true],
  ["generators", "generator", true],
  ["generator", "general", false],
  ["generator", "gene", false],
])("%s and %s are forms of one word: %s", (one, other, expected) => {
  expect(isForm(one, other)).toBe(expected);
  expect(isForm(other, one)).toBe(expected);
});
