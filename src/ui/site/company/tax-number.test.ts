import { describe, expect, test } from "vitest";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { taxIdentity, taxNumberProblem } from "./tax-number.ts";

/** Made-up numbers with valid check digits. */
describe("a NIP", () => {
  test.each(["1234563218", "123-456-32-18", "PL 123-456-32-18", "PL1234563218", "pl1234563218", "123 456 32 18"])(
    "is taken as %s",
    (number) => expect(taxNumberProblem(number, "PL")).toBeUndefined(),
  );

  test.each([
    ["1234563217", "taxNumberPolishSum"],
    ["123-456-32-81", "taxNumberPolishSum"],
    // The weighted sum modulo 11 is 10, for which there is no digit.
    ["1234567890", "taxNumberPolishSum"],
    ["123456321", "taxNumberPolish"],
    ["12345632180", "taxNumberPolish"],
    ["DE111222339", "taxNumberPolish"],
    ["123456321x", "taxNumberPolish"],
  ])("is refused as %s: %s", (number, problem) => expect(taxNumberProblem(number, "PL")).toBe(problem));
});

describe("a German number", () => {
  test.each([
    "DE111222339",
    "DE 111 222 339",
    "de111222339",
    "93815/08152",
    "181/815/08155",
    "218/0815/0815",
    "24/815/08151",
    "2893081508152",
    "4151081508156",
  ])("is taken as %s", (number) => expect(taxNumberProblem(number, "DE")).toBeUndefined());

  test.each([
    ["DE111222338", "taxNumberGermanSum"],
    ["DE112122339", "taxNumberGermanSum"],
    ["111222339", "taxNumberGerman"],
    ["DE011222339", "taxNumberGerman"],
    ["DE1112223391", "taxNumberGerman"],
    ["12345678901234", "taxNumberGerman"],
    ["181//81508155", "taxNumberGerman"],
    ["1234563218PL", "taxNumberGerman"],
  ])("is refused as %s: %s", (number, problem) => expect(taxNumberProblem(number, "DE")).toBe(problem));
});

test("a changed digit in a USt-IdNr. is detected at any position", () => {
  const good = "111222339";
  for (let i = 0; i < good.length; i++) {
    for (let other = 0; other < 10; other++) {
      const changed = good.slice(0, i) + other + good.slice(i + 1);
      if (changed === good || changed.startsWith("0")) continue;
      expect([changed, taxNumberProblem(`DE${changed}`, "DE")]).toEqual([changed, "taxNumberGermanSum"]);
    }
  }
});

test.each(["PL", "DE", "NO"])("the example's number is refused in %s in any notation", (country) => {
  for (const number of ["000-000-00-00", "0000000000", "PL 000 000 00 00"]) {
    expect(taxNumberProblem(number, country)).toBe("taxNumberExample");
  }
});

test("in another country any line is accepted", () => {
  expect(taxNumberProblem("NO 923 609 016 MVA", "NO")).toBeUndefined();
});

test("a number with its country prefix is a VAT number, any other a tax number", () => {
  const of = (taxNumber: string, countryCode: string) => {
    const country = inEveryLanguage({ en: "", pl: "", de: "" });
    return taxIdentity({ taxNumber, address: { street: "", postalCode: "", city: "", country, countryCode } });
  };
  expect(of("PL 123-456-32-18", "PL")).toEqual({ vatID: "PL1234563218" });
  expect(of("123-456-32-18", "PL")).toEqual({ taxID: "123-456-32-18" });
  expect(of("DE111222339", "DE")).toEqual({ vatID: "DE111222339" });
  expect(of("93815/08152", "DE")).toEqual({ taxID: "93815/08152" });
});
