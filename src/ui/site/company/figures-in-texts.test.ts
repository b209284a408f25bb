import { expect, test } from "vitest";
import { exampleCompany } from "./example.ts";
import { placeholdersIn, textValues, withFigures } from "./figures-in-texts.ts";

const FIGURES = { founded: 2007, services: 1000, countries: 20 };

test("figures are filled into texts of any depth, and nothing else is changed", () => {
  const texts = { title: "Since {{founded}}", list: ["over {{countries|country|countries}}", "{{other}}"], count: 3 };
  expect(withFigures(texts, { ...FIGURES, founded: 1913, countries: 41 }, "en")).toEqual({
    title: "Since 1913",
    list: ["over 41 countries", "{{other}}"],
    count: 3,
  });
});

test.each([
  [1, "1 usługę"],
  [22, "22 usługi"],
  [25, "25 usług"],
  [112, "112 usług"],
  [1003, "1003 usługi"],
])("the noun follows the figure in Polish: %i", (services, expected) => {
  expect(withFigures("{{services|usługę|usługi|usług}}", { ...FIGURES, services }, "pl")).toBe(expected);
});

test("company data and retention times are values too; a text has no plural forms", () => {
  const values = textValues(exampleCompany, FIGURES, { contactMonths: 1 }, "pl");
  expect(withFigures("{{name}}, {{address}}, {{email|a|b}}: {{contactMonths|miesiąca|miesięcy}}", values, "pl")).toBe(
    "Ship to Shore Automation, 1 Harbour Quay, 00-000 Port City, Polska, office@example.com: 1 miesiąca",
  );
});

test("a name that every object has is no value", () => {
  expect(withFigures("{{constructor}}", FIGURES, "en")).toBe("{{constructor}}");
});

test("the values that a text names are listed, and what has braces and is none", () => {
  expect(placeholdersIn("Since {{founded}}, in {{countries|a|b}} {{other}}")).toEqual({
    names: ["founded", "countries", "other"],
    malformed: [],
  });
  expect(placeholdersIn("Since {founded}, {{founded} and {{ founded }} or }}").malformed).toEqual([
    "{founded},",
    "{{founded}",
    "{{",
    "}}",
    "}}",
  ]);
});
