import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { dashboardTexts, loadDashboardTexts } from "./texts.ts";

await Promise.all(LANGUAGE_CODES.map(loadDashboardTexts));

/** All texts of a language with the way to each: "list.sorts.title". */
function textsOf(language: Language): Map<string, string> {
  const walk = (node: object, way: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "string" ? [[way + key, value] as [string, string]] : walk(value, `${way}${key}.`),
    );
  return new Map(walk(dashboardTexts(language), ""));
}

const english = textsOf("en");
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();

/** The forms of a text that goes with a number; a line between spaces is only a line. */
const formsOf = (text: string) => text.split(/(?<=\S)\|(?=\S)/);

describe.each(LANGUAGE_CODES)("the dashboard's texts in %s", (language) => {
  const texts = textsOf(language);

  test("are all there and not empty", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("carry the placeholders of the English ones, in each form", () => {
    const wrong = [...texts].filter(([key, text]) =>
      formsOf(text).some((form) => placeholders(form) !== placeholders(formsOf(english.get(key) ?? "")[0] ?? "")),
    );
    expect(wrong).toEqual([]);
  });

  test("have a form for each number", () => {
    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].locale).resolvedOptions();
    // Whole numbers only: "other" is the form of 1.5 where there is "many".
    const forms = pluralCategories.includes("many") ? 3 : 2;
    const wrong = [...texts].filter(([, text]) => ![1, forms].includes(formsOf(text).length));
    expect(wrong).toEqual([]);
  });

  test("do not shout", () => {
    const allowed = language === "en" ? ["errors.unexpectedTitle"] : [];
    expect([...texts].filter(([key, text]) => text.includes("!") && !allowed.includes(key))).toEqual([]);
  });
});
