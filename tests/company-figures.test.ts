import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { STATISTICS } from "#ui/site/company/company.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { ALL_PAGES, FILES } from "./e2e/routes.ts";
import { admin } from "./publishing/publishing-site.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

const UNLIKELY = {
  founded: 1913,
  services: 73_129,
  unitsRepaired: 61_347,
  countries: 8713,
  vessels: 5417,
  students: 9341,
};
const OLD = [...new Set(STATISTICS.slice(1).map((name) => exampleCompany.statistics[name]))].join("|");
/** The year of the example record anywhere, and its other figures in the phrases of the texts. */
const OLD_FIGURE = new RegExp(
  `\\b${exampleCompany.statistics.founded}\\b|\\b(?:over|more than|ponad|über|mehr als)(?:\\s|<[^>]*>){1,4}(?:${OLD})\\b`,
  "i",
);
/** Lines of job offers, which staff write. */
const WRITTEN = exampleOffers.flatMap(({ texts }) => Object.values(texts).flatMap((text) => text?.offer ?? []));

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Requests every public address and every page that one of them links to. Returns their texts by address. */
async function everyPage(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...ALL_PAGES.map(({ path }) => path), ...Object.keys(FILES)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const answer = await site.request(path);
    const isText = /text|json|xml|svg/.test(answer.headers.get("content-type") ?? "");
    const text = isText ? await answer.text() : "";
    texts.set(path, text);
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href = ""]) => href);
    waiting.push(...links.filter((href) => !/^\/(?:dashboard|media\/|video|press)|\.\w+$/.test(href)));
  }
  return texts;
}

test("all public pages take the company's figures from its record", async () => {
  const { settings } = site.services;
  const { figures } = await settings.read(admin);
  await settings.saveCompany(admin, "figures", { statistics: UNLIKELY }, figures.fingerprint);
  const pages = await everyPage();
  expect(pages.size).toBeGreaterThan(150);
  for (const [path, html] of pages) {
    const text = WRITTEN.reduce((rest, line) => rest.replaceAll(line, ""), html);
    expect([path, OLD_FIGURE.exec(text)?.[0]]).toEqual([path, undefined]);
    expect([path, text.includes("{{")]).toEqual([path, false]);
  }
  const prose = ["/", "/about", "/achievements", "/services/4", "/services/6"]
    .flatMap((path) => pages.get(path) ?? "")
    .join();
  for (const figure of Object.values(UNLIKELY)) expect(prose).toMatch(new RegExp(`[a-z] ${figure}\\b`));
});

test("a label of a phone that is missing in a language is shown in English, in the menu too", async () => {
  const { company } = site.services.storage;
  const phones = exampleCompany.phones.map(({ number }) => ({
    number,
    label: inEveryLanguage({ en: "Night desk", pl: "", de: "" }),
  }));
  await company.save({ ...exampleCompany, phones });
  const html = await (await site.request("/de/about")).text();
  expect(/<a [^>]*href="tel:[^>]*>(?:(?!<\/a>).)*Night desk.*?<\/a>/s.exec(html)?.[0]).toContain('lang="en"');
});
