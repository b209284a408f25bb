import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Drafts } from "#collections/index.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { draftSample, named } from "../../../tests/draft-samples.ts";
import { admin, anna } from "../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Returns the path of an entry's page without its language. */
const pathOf = (kind: string, id: number) => `/${named(kind).addresses.site}/${id}`;

const status = async (path: string) => (await site.request(path)).status;
const text = async (path: string) => (await site.request(path)).text();

/** Paths of an item's JSON. */
function apiPaths(kind: keyof Drafts, id: number): string[] {
  const paths: Partial<Record<keyof Drafts, string[]>> = {
    news: [`/api/news/${id}`, `/get_news_by_id.php?id=${id}`],
    project: [`/api/projects/${id}`],
    product: [`/api/products/${id}`],
    offer: [],
  };
  return paths[kind] ?? [];
}

const WORDS = {
  news: [
    "This news article is no longer available",
    "Ta aktualność nie jest już dostępna",
    "Dieser Beitrag ist nicht mehr online",
  ],
  project: [
    "This project is no longer shown",
    "Ten projekt nie jest już prezentowany",
    "Dieses Projekt ist nicht mehr online",
  ],
  product: [
    "This product is no longer offered",
    "Tego produktu nie ma już w ofercie",
    "Dieses Produkt wird nicht mehr angeboten",
  ],
  offer: ["This vacancy is closed", "Ta rekrutacja jest zakończona", "Diese Stelle ist nicht mehr ausgeschrieben"],
};

describe.each(Object.keys(WORDS) as (keyof typeof WORDS)[])("a removed %s", (kind) => {
  it("answers 410 in each language while it is withdrawn, and after it is deleted", async () => {
    const { publishing } = site.services;
    const id = await saved(site.services, kind, draftSample(kind, "Once here"), "publish");
    const path = pathOf(kind, id);
    expect(await status(path)).toBe(200);

    const isGone = async () => {
      for (const [i, prefix] of ["", "/pl", "/de"].entries()) {
        const answer = await site.request(prefix + path);
        expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining(WORDS[kind][i] ?? "")]);
      }
      for (const address of apiPaths(kind, id)) {
        const answer = await site.request(address);
        expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([410, ["error"]]);
      }
      if (kind === "offer") expect(await status(`${path}/apply`)).toBe(410);
    };
    await publishing.withdraw(anna, kind, id);
    await isGone();
    expect(await text(path)).toContain('content="noindex"');
    await publishing.moveToBin(anna, kind, id);
    await publishing.deleteForGood(admin, kind, id);
    await isGone();
    expect(await status(pathOf(kind, 999_999))).toBe(404);
  });

  it("shows no draft at any URL", async () => {
    const id = await saved(site.services, kind, draftSample(kind, "Unseen words"));
    const path = pathOf(kind, id);
    for (const address of [path, `/pl${path}`, `${path}.data`, ...apiPaths(kind, id)]) {
      expect([address, await status(address)]).toEqual([address, 404]);
    }
    const lists = ["/", "/pl", "/news", "/projects", "/products", "/careers", "/news?q=unseen", "/projects?q=unseen"];
    const feeds = ["/news.xml", "/sitemap.xml", "/api/news", "/api/projects", "/api/products"];
    for (const address of [...lists, ...feeds]) {
      expect([address, (await text(address)).includes("Unseen words")]).toEqual([address, false]);
    }
    expect(await text("/sitemap.xml")).not.toContain(`${path}<`);
  });
});

it("an applicant still sees the offer of the application", async () => {
  const { publishing, storage } = site.services;
  await publishing.moveToBin(anna, "offer", 2);
  await publishing.deleteForGood(admin, "offer", 2);
  const title = exampleOffers.find(({ id }) => id === 2)?.texts.pl?.title;
  expect(await storage.collection(offers).title(2, "pl")).toEqual({ title, language: "pl" });
});
