import { expect, test } from "vitest";
import { otherCodes, preferredLanguage } from "./preferred-language.ts";

test.each([
  [null, "en"],
  ["", "en"],
  ["pl-PL,pl;q=0.9,en;q=0.8", "pl"],
  ["fr-FR, de;q=0.5", "de"],
  ["fr", "en"],
  ["__proto__, DE", "de"],
  [`${"x,".repeat(100_000)}pl`, "en"],
])("%s selects %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test("a language whose code in browsers differs from the site's", () => {
  expect([...otherCodes({ en: { locale: "en-GB" }, no: { locale: "nb-NO" } })]).toEqual([["nb", "no"]]);
});
