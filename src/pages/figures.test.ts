import { expect, test } from "vitest";
import type { Storage } from "#platform/services.server.ts";
import { unitAfter } from "#ui/site/figures.ts";
import { rememberFigures } from "./figures.server.ts";

test("the last known figures are served for those that cannot be read, on a page that is not cached", async () => {
  let away = true;
  const answer = async <T>(value: T) => (away ? Promise.reject(new Error("away")) : value);
  const countries = { id: 4, value: 41, unit: "+", name: "countries" };
  const figures = rememberFigures({
    collection: () => ({
      all: () => answer([{ ...countries, text: { title: "Länder", language: "de" } }]),
      lastFacts: () => answer([{ value: 9, name: "docks" }, {}, { value: "1", name: "damaged" }, countries]),
    }),
  } as unknown as Pick<Storage, "collection">);
  const first = { until: 9 };
  expect(await figures("de", first)).toMatchObject({ shown: [], values: { founded: 2007, countries: 20 } });
  expect(first.until).toBe(0);
  away = false;
  const shown = [{ ...countries, label: "Länder", language: "de" }];
  const read = await figures("de");
  expect(read).toEqual({ shown, values: { countries: 41, docks: 9 } });
  away = true;
  expect(await figures("de")).toBe(read);
});

test("a unit follows its number as the language writes it", () => {
  expect(["%", "t", "+", ""].map((unit) => unitAfter(unit, "en"))).toEqual(["%", "\u00a0t", "+", ""]);
  expect(unitAfter("%", "pl")).toBe("%");
  expect(unitAfter("%", "de")).toBe("\u00a0%");
});
