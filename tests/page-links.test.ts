import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

/*
 * Links of public pages to their neighbours and to the same page in other languages.
 */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const read = async (path: string) => (await site.request(path)).text();

test.each([
  ["/pl/news/2", "Poprzednia aktualność", "Następna aktualność"],
  ["/pl/projects/2", "Poprzedni projekt", "Następny projekt"],
  ["/de/news/2", "Vorheriger Beitrag", "Nächster Beitrag"],
  ["/de/projects/2", "Vorheriges Projekt", "Nächstes Projekt"],
])("the links to the neighbours of %s name what they lead to", async (path, previous, next) => {
  const html = await read(path);
  expect(html).toMatch(new RegExp(`<a [^>]*rel="prev"[^>]*>.*?${previous}</span>`));
  expect(html).toMatch(new RegExp(`<a [^>]*rel="next"[^>]*>.*?${next}</span>`));
});

test.each([
  ["/news/2", "/news", "/", /^\d{1,2}\s\p{L}+\s\d{4}$/u],
  ["/pl/news/2", "/pl/news", "/pl", /^\d{1,2}\s\p{L}+\s\d{4}\sr\.$/u],
  ["/de/news/2", "/de/news", "/de", /^\d{1,2}\.\s\p{L}+\s\d{4}$/u],
] as const)("%s, %s and %s show days in words, and as ISO days to programs", async (item, list, home, inWords) => {
  for (const path of [item, list, home]) {
    const days = [...(await read(path)).matchAll(/<time[^>]* dateTime="([^"]*)"[^>]*>([^<]*)</g)];
    expect(days.length).toBeGreaterThan(0);
    for (const [, iso, shown] of days) {
      expect(iso).toMatch(/^\d{4}-\d\d-\d\d$/);
      // Also beside a title that is shown in another language.
      expect(shown).toMatch(inWords);
    }
  }
});

describe("the language switch", () => {
  const switchOf = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" lang="(\w+)" hrefLang="\w+"/g)].map(([, href = "", code = ""]) => [
      code,
      href.replaceAll("&amp;", "&"),
    ]);

  test.each([
    ["the service of the contact form", "/contact", "?service=4"],
    ["filter, order and page of a list", "/news", "?q=a&sort=asc"],
  ])("keeps %s", async (_, path, query) => {
    for (const language of LANGUAGE_CODES) {
      const links = switchOf(await read(localizedPath(path, language) + query));
      expect(links.length).toBeGreaterThanOrEqual(Object.keys(LANGUAGES).length);
      for (const [code, href] of links) expect(href).toBe(localizedPath(path, code as never) + query);
    }
  });

  test("drops parameters that change nothing", async () => {
    for (const [code, href] of switchOf(await read("/de/contact?service=4&utm_source=mail&page=2")))
      expect(href).toBe(`${localizedPath("/contact", code as never)}?service=4`);
  });
});
