import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { ADMIN, openRealSite, type RealSite } from "../../tests/real-site.ts";
import { errorsPage } from "./errors/errors.ts";
import { pages } from "./index.ts";

let site: RealSite;
let cookie: string;
beforeAll(async () => {
  site = await openRealSite();
  cookie = await site.signIn(ADMIN);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const text = async (path: string, headers = {}) => (await site.request(path, { headers })).text();

/** Publishes a title of a page in Polish. */
async function rename(kind: string, title: string) {
  const { accounts, publishing } = site.services;
  const admin = await accounts.whoIs(new Headers({ cookie }));
  const item = admin && (await publishing.open(admin, kind, PAGE_ID));
  if (admin === undefined || item === undefined) throw new Error("the page cannot be opened");
  const texts = { ...item.draft.texts, pl: { ...item.draft.texts.pl, title } };
  const draft: Draft = { ...item.draft, texts };
  return publishing.save(admin, kind, PAGE_ID, { draft, baseVersion: item.version, aim: "publish" });
}

test.each(pages)("$name shows what staff published, in its language only, in the preview too", async (definition) => {
  const { name: kind, page } = definition;
  const title = `Inny tytuł: ${kind}`;
  expect(await rename(kind, title)).toMatchObject({ kind: "saved", state: "published" });
  const preview = await site.request(`/pl/preview/draft/${kind}/${PAGE_ID}`, { headers: { cookie } });
  expect([preview.status, await preview.text()]).toEqual([200, expect.stringContaining(title)]);
  if (!("path" in page) || page.path === undefined) return;
  expect(await text(localizedPath(page.path, "pl"))).toContain(title);
  expect(await text(localizedPath(page.path, "en"))).not.toContain(title);
});

test.each(pages)(
  "the editor of $name is headed by its name and labels each text",
  async ({ name, words, texts, addresses }) => {
    const { name: heading, fields } = words.staff("en") as { name: string; fields: Record<string, string> };
    const html = (await text(`/dashboard/${addresses.dashboard}/${PAGE_ID}`, { cookie })).replaceAll("&#x27;", "'");
    expect(html.replaceAll(/<h1[^>]*>/g, "<h1>")).toContain(`<h1>${heading}</h1>`);
    expect([name, Object.keys(texts).filter((field) => !html.includes(`>${fields[field]}<`))]).toEqual([name, []]);
  },
);

test("staff change what is said of a product that is not there, with the number from the address", async () => {
  const { accounts, publishing } = site.services;
  const admin = await accounts.whoIs(new Headers({ cookie }));
  if (admin === undefined) throw new Error("nobody is signed in");
  const publish = async (words: object) => {
    const kind = "page-products-list";
    const item = await publishing.open(admin, kind, PAGE_ID);
    if (item === undefined) throw new Error(`there is no ${kind}`);
    const { texts } = item.draft;
    const draft: Draft = { ...item.draft, texts: { ...texts, pl: { ...texts.pl, ...words } } };
    return publishing.save(admin, kind, PAGE_ID, { draft, baseVersion: item.version, aim: "publish" });
  };
  const saved = await publish({ notFound: "Nie mamy produktu {{id}}", gone: "Wyprzedany" });
  expect(saved).toMatchObject({ kind: "saved" });
  expect(await text("/pl/products/987")).toContain("Nie mamy produktu 987</h1>");
  expect(await text("/products/987")).toContain("No product found with ID: 987</h1>");
  expect(await text("/pl/products/%7B%7Bid%7D%7D")).toContain("Nie mamy produktu {{id}}</h1>");
  await publishing.withdraw(admin, "product", 3);
  expect(await text("/pl/products/3")).toContain("Wyprzedany</h1>");
  const wrong = await publish({ notFound: "Nie ma {{numer}}" });
  expect(wrong).toMatchObject({
    problems: [{ path: "texts.pl.notFound", code: "unknown-value", detail: "{{numer}}" }],
  });
  const gone = await publish({ notFound: "Nie ma", gone: "Nie ma {{id}}" });
  expect(gone).toMatchObject({ problems: [{ path: "texts.pl.gone", code: "unknown-value" }] });
});

test("the feed has the title of the list of news", async () => {
  await rename("page-news-list", "Z pokładu");
  expect(await text("/pl/news.xml")).toContain("<title>Z pokładu");
  expect(await text("/news.xml")).toContain("<title>News");
});

test("the error pages have the words that staff published, and the default ones when they cannot be read", async () => {
  await rename("page-errors", "Tu nic nie ma");
  const answer = await site.request("/pl/nowhere");
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Tu nic nie ma")]);
  expect(await text("/nowhere")).toContain("Page not found");
  const words = site.services.storage.collection(errorsPage);
  vi.spyOn(words, "all").mockRejectedValue(new ExpectedError("storage-unavailable", "away"));
  const away = await site.request("/pl/nowhere-else");
  expect([away.status, await away.text()]).toEqual([404, expect.stringContaining("Nie znaleziono strony")]);
});
