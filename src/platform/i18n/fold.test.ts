import fc from "fast-check";
import { expect, test } from "vitest";
import { anyUtf16 } from "../../../tests/any-text.ts";
import { fold } from "./fold.ts";

test.each([
  ["Łódź", "lodz"],
  ["Größe", "grosse"],
  ["STRAẞE", "strasse"],
  ["Ærø", "aero"],
  ["Œuvre", "oeuvre"],
  ["İzmir", "izmir"],
  ["  two \n\t words ", "two words"],
  ["½ ﬁt", "1⁄2 fit"],
  ["ŻÓŁĆ gęślą jaźń", "zolc gesla jazn"],
])("folds %j to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("folding a folded text changes nothing", () => {
  fc.assert(
    fc.property(anyUtf16, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test("case and marks are ignored", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ąćęłńóśźżäöüßAZ az") }), (text) => {
      expect(fold(text.toUpperCase())).toBe(fold(text));
    }),
  );
});
