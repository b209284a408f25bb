import { expect, test } from "vitest";
import { countryName, LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { COUNTRY_CODES } from "./countries.ts";

test("every country is there once and has a name in each language", () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  for (const language of LANGUAGE_CODES) {
    const names = new Intl.DisplayNames(LANGUAGES[language].locale, { type: "region", fallback: "none" });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  }
});

test("names of countries have a dash between spaces and no second name of disputed islands", () => {
  expect(countryName("CG", "en")).toBe("Congo – Brazzaville");
  for (const language of LANGUAGE_CODES) {
    expect(COUNTRY_CODES.map((code) => countryName(code, language)).join()).not.toMatch(/ - |Malvinas/);
  }
});
