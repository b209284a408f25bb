import { besideNews } from "#collections/news/beside-news.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#storage.server.ts";
import { HOME_NEWS, HOME_PROJECTS, OTHER_PRODUCTS } from "#ui/site/limits.ts";
import type { Previewed } from "../publishing.server.ts";

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

/** What a preview may show: the page, its cards, or what a shared link looks like. */
export const SHOWS = ["page", "cards", "share"] as const;

export type Show = (typeof SHOWS)[number];

/** How an address asks for a preview: `?show=cards&bare`. */
export function readView(searchParams: URLSearchParams): { show: Show; bare: boolean } {
  const asked = searchParams.get("show");
  return { show: SHOWS.find((show) => show === asked) ?? "page", bare: searchParams.has("bare") };
}

/** A previewed item with what stands around it on the site as it is now. */
export type PreviewData = Awaited<ReturnType<typeof previewData>>;

/** Reads what stands around a previewed item. */
export async function previewData(storage: Storage, previewed: Previewed, language: Language) {
  switch (previewed.kind) {
    case "news": {
      const { items } = await storage.news.list(language, NEWEST, HOME_NEWS);
      return { ...previewed, ...(await besideNews(storage.news, previewed.page.id, language)), home: items };
    }
    case "project": {
      const { items } = await storage.projects.list(language, NEWEST, HOME_PROJECTS);
      return {
        ...previewed,
        neighbours: await storage.projects.neighbours(previewed.page.id, language),
        home: items,
      };
    }
    case "product":
      return { ...previewed, others: await storage.products.others(previewed.page.id, language, OTHER_PRODUCTS) };
    case "offer": {
      const others = (await storage.offers.all(language)).filter(({ id }) => id !== previewed.page.id);
      return { ...previewed, offers: [previewed.page, ...others], retention: await storage.settings.retention() };
    }
  }
}
