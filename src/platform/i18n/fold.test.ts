import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

/** Any text, including unpaired surrogates. (fast-check's own unit "binary" takes seconds to set up.) */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

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
    fc.property(anyText, (text) => {
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
