import { afterAll, beforeAll, expect, test } from "vitest";
import { companyFigures } from "#collections/figures/company-figures.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import type { Draft } from "#features/publishing/collection.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { draftSample } from "./draft-samples.ts";
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
const [founded, ...counts] = companyFigures();
const OLD = [...new Set(counts.map(({ value }) => value))].join("|");
/** The year that a site starts with anywhere, and its other figures in the phrases of the texts. */
const OLD_FIGURE = new RegExp(
  `\\b${founded?.value}\\b|\\b(?:over|more than|ponad|über|mehr als)(?:\\s|<[^>]*>){1,4}(?:${OLD})\\b`,
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
    // Written lines have spaces where pages have no-break spaces.
    const text = isText ? (await answer.text()).replaceAll("\u00a0", " ") : "";
    texts.set(path, text);
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href = ""]) => href);
    waiting.push(...links.filter((href) => !/^\/(?:dashboard|media\/|video|press)|\.\w+$/.test(href)));
  }
  return texts;
}

/** Publishes a changed figure, or a new one without an id. */
async function publish(id: number | undefined, facts: object, title?: string) {
  const { publishing } = site.services;
  const item = id === undefined ? undefined : await publishing.open(admin, "figures", id);
  const draft = { ...(item?.draft ?? draftSample("figures", title ?? "")), ...facts } as Draft;
  return publishing.save(admin, "figures", id, { draft, baseVersion: item?.version ?? 0, aim: "publish" });
}

const html = async (path: string) => (await site.request(path)).text();
/** The labels of a list of figures, in its order. */
const labels = (page: string) =>
  [
    ...(/<dl(?:(?!<\/dl>).)*<\/dl>/s.exec(page.split('id="main"')[1] ?? "")?.[0] ?? "").matchAll(/<dt[^>]*>([^<]*)</g),
  ].map(([, label]) => label?.trim());

test("all public pages take the company's figures from their list", async () => {
  for (const [i, value] of Object.values(UNLIKELY).entries())
    await publish(i + 1, { value: value.toLocaleString("en", { useGrouping: i > 0 }) });
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
  for (const path of ["/", "/achievements", "/media"])
    for (const figure of Object.values(UNLIKELY))
      expect([path, RegExp(`[> ]${figure}<`).test(pages.get(path) ?? "")]).toEqual([path, true]);
  expect(pages.get("/")).toContain(`"foundingDate":"${UNLIKELY.founded}"`);
});

test("a new figure is listed in its place and named in texts, and the name belongs to it", async () => {
  const newest = await publish(undefined, { value: "95", unit: "%", name: "onTime" }, "On time");
  expect(newest).toMatchObject({ kind: "saved", id: 7, state: "published" });
  expect(labels(await html("/")).at(6)).toBe("On time");
  await site.services.publishing.move(admin, "figures", 7, { from: 7, to: 2 });
  const own = ["Founded", "On time", "Services provided"];
  for (const path of ["/", "/achievements", "/media"]) {
    expect(labels(await html(path)).slice(0, 3)).toEqual(own);
    expect(await html(path)).toMatch(/95(?:<i>)?%/);
  }
  expect(labels(await html("/de/achievements")).slice(0, 3)).toEqual([
    "Gegründet",
    "On time",
    "Ausgeführte Serviceaufträge",
  ]);
  expect((await html("/de/achievements")).replaceAll("<!-- -->", "")).toMatch(
    /<dt lang="en">On time<span[^>]*lang="de"> auf Englisch<\/span><\/dt><dd>95<i>\u00a0%<\/i>/,
  );
  const { publishing } = site.services;
  const about = await publishing.open(admin, "page-about", 1);
  if (about === undefined) throw new Error("there is no page about the company");
  about.draft.texts.en.lead = "{{onTime}} of 100 jobs end on time.";
  await publishing.save(admin, "page-about", 1, { draft: about.draft, baseVersion: about.version, aim: "publish" });
  expect(await html("/about")).toContain("95 of 100 jobs end on time.");
  const problems = async (id: number | undefined, name: string) => {
    const item = id === undefined ? undefined : await publishing.open(admin, "figures", id);
    const draft = { ...(item?.draft ?? draftSample("figures", "Docks")), value: "3", name } as Draft;
    return (await publishing.check(admin, "figures", id, draft)).filter(({ path }) => path === "name");
  };
  expect(await problems(undefined, "onTime")).toMatchObject([{ code: "value-taken", detail: "On time" }]);
  expect(await problems(7, "onTime")).toEqual([]);
  for (const other of ["late", ""])
    expect(await problems(7, other)).toMatchObject([{ code: "value-fixed", detail: "onTime" }]);
  for (const name of ["on time", "größe", "email", "contactMonths", "x1"])
    expect(await problems(undefined, name)).toMatchObject([{ code: "malformed-name" }]);
});

test("a figure that is withdrawn or deleted leaves the lists; texts that name it keep its last value", async () => {
  const { publishing } = site.services;
  await publishing.withdraw(admin, "figures", 7);
  expect(labels(await html("/media"))).not.toContain("On time");
  expect(await html("/about")).toContain("95 of 100 jobs end on time.");
  await publishing.moveToBin(admin, "figures", 7);
  await publishing.deleteForGood(admin, "figures", 7);
  expect(await html("/about")).toContain("95 of 100 jobs end on time.");
  for (const id of [1, 2, 3, 4, 5, 6]) await publishing.withdraw(admin, "figures", id);
  for (const path of ["/about", "/achievements"]) expect(await html(path)).not.toContain('id="statistics"');
  const media = await html("/media");
  expect(labels(media)).toEqual(expect.arrayContaining(["Company"]));
  expect(media).not.toContain("These figures may be quoted");
  expect(await html("/")).toContain(`Since ${UNLIKELY.founded}, `);
  for (const id of [1, 2, 3, 4, 5, 6]) await publish(id, {});
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
