import { expect, test } from "vitest";
import { exampleCompany } from "./example.ts";
import { withFigures } from "./figures-in-texts.ts";

const { statistics } = exampleCompany;

test("figures are filled into texts of any depth, and nothing else is changed", () => {
  const texts = { title: "Since {{founded}}", list: ["over {{countries|country|countries}}", "{{other}}"], count: 3 };
  expect(withFigures(texts, { ...statistics, founded: 1913, countries: 41 }, "en")).toEqual({
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
  expect(withFigures("{{services|usługę|usługi|usług}}", { ...statistics, services }, "pl")).toBe(expected);
});
