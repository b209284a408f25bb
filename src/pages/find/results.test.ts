import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Returns the marked words of the results of a search. */
async function markedFor(q: string, language = ""): Promise<string[]> {
  const html = await (await site.request(`${language}/find?${new URLSearchParams({ q })}`)).text();
  return [...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, word = ""]) => word);
}

test.each([
  ["avr", "", ["AVR"]],
  ["STAMFORD mx-321", "", ["Stamford", "MX321"]],
  ["sterowniki", "/pl", ["Sterowniki", "sterowniki"]],
  ["zespolu", "/pl", ["zespołu"]],
])("words of the results that begin as one of %s are marked, however it is written", async (q, language, words) => {
  expect(new Set(await markedFor(q, language))).toEqual(new Set(words));
});

test("function words are not marked, and nothing is before a search", async () => {
  const marked = await markedFor("repair of the stamford");
  expect(marked).toContain("Stamford");
  expect(marked.filter((word) => /^(?:of|the)$/i.test(word))).toEqual([]);
  expect(await markedFor("")).toEqual([]);
});
