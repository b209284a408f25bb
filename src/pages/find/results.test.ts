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
  [
    "sterowniki",
    "/pl",
    "Sterowniki Sterownik sterownik sterowniki sterownika sterowników sterowni sterownicze".split(" "),
  ],
  ["zespolu", "/pl", ["zespołu", "zespoły", "zespołów"]],
  ["Schutzes", "/de", ["Schutz", "schutz", "Schützen", "Schützt"]],
  ["MX322", "", []],
])(
  "words of the results that begin as %s or are a form of it are marked, however it is written",
  async (q, language, words) => {
    expect(new Set(await markedFor(q, language))).toEqual(new Set(words));
  },
);

test("function words are not marked, and nothing is before a search", async () => {
  const marked = await markedFor("repair of the stamford");
  expect(marked).toContain("Stamford");
  expect(marked.filter((word) => /^(?:of|the)$/i.test(word))).toEqual([]);
  expect(await markedFor("")).toEqual([]);
});

test("a result shows the sentence that has the words of the search where its title and line have none", async () => {
  /** Returns the texts of the one product that is found. */
  const productFor = async (q: string) => {
    const html = await (await site.request(`/find?${new URLSearchParams({ q })}`)).text();
    const [, found = ""] = html.match(/<h2 id="found-products">.*?<\/h2>(.*?)<\/ul>/s) ?? [];
    return found.split("</p>").flatMap((part) => part.replace(/<[^>]+>/g, "") || []);
  };
  const [, sentence] = await productFor("earth fault");
  expect(sentence).toMatch(/^Relay contacts report .* earth fault .*\.$/);
  expect(await productFor("24 V DC power supply")).toEqual(["24 V DC power supplyPSU-2410 · Power supply"]);
});

test("a result that only another language explains shows its words in that language, and says which", async () => {
  const html = await (await site.request("/find?q=Umrichter")).text();
  const [, found = ""] = html.match(/<h2 id="found-services">.*?<\/h2>(.*?)<\/ul>/s) ?? [];
  expect(found).toMatch(
    /<span lang="de">[^<]*<mark>Umrichter<\/mark>.*?<\/span>\u00a0<span class="[^"]*" lang="en"><span aria-hidden="true"> DE<\/span><span class="hidden"> in German<\/span><\/span>/,
  );
  const german = await (await site.request("/de/find?q=Umrichter")).text();
  expect(german).toContain("<mark>Umrichter</mark>");
  expect(german).not.toContain(" DE</span>");
});
