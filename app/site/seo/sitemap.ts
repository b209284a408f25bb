import { services } from "#content/services/services.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#i18n/languages.ts";
import { localizedPath } from "#i18n/localized-urls.ts";
import type { Storage } from "#server/storage/storage.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import type { Route } from "./+types/sitemap";
import { respondText } from "./respond-text.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

export const handle = keptPage();

/** GET /sitemap.xml */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(args, "application/xml; charset=utf-8", async ({ storage, config }) =>
    sitemap(await indexablePages(storage), config.publicUrl),
  );
}

/** A page in all its languages: its path without a language, and the day it is dated, if it is. */
export interface IndexablePage {
  path: string;
  posted?: string;
}

/** A sitemap holds no more addresses than this; every language of a page is one. */
const ADDRESSES_MAX = 50_000;
const PAGES_MAX = Math.floor(ADDRESSES_MAX / LANGUAGE_CODES.length);

const STATIC_PATHS = [
  "/",
  "/about",
  "/services",
  ...services.map(({ id }) => `/services/${id}`),
  "/projects",
  "/news",
  "/products",
  "/careers",
  "/contact",
  "/achievements",
  "/media",
  "/terms",
];

/** Everything that search engines may find, the newest of each kind first. */
async function indexablePages(storage: Storage): Promise<IndexablePage[]> {
  const newest = { q: "", sort: "desc", page: 1 } as const;
  const offers = await storage.offers.all(FALLBACK_LANGUAGE);
  const projects = await storage.projects.list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  const news = await storage.news.list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  const products = await storage.products.list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...offers.map(({ id }) => ({ path: `/careers/${id}` })),
    ...projects.items.map(({ id, posted }) => ({ path: `/projects/${id}`, posted })),
    ...news.items.map(({ id, posted }) => ({ path: `/news/${id}`, posted })),
    ...products.items.map(({ id }) => ({ path: `/products/${id}` })),
  ].slice(0, PAGES_MAX);
}

/** The sitemap: every page in every language, each with links to all the others. */
export function sitemap(pages: readonly IndexablePage[], origin: string): string {
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return xmlDocument(element("urlset", namespaces, ...pages.flatMap((page) => addresses(page, origin))));
}

function addresses({ path, posted }: IndexablePage, origin: string): Xml[] {
  const address = (language: (typeof LANGUAGE_CODES)[number]) => origin + localizedPath(path, language);
  const link = (hreflang: string, href: string) => element("xhtml:link", { rel: "alternate", hreflang, href });
  const links = [
    ...LANGUAGE_CODES.map((language) => link(language, address(language))),
    link("x-default", address(FALLBACK_LANGUAGE)),
  ];
  const dated = posted === undefined ? [] : [element("lastmod", {}, posted)];
  return LANGUAGE_CODES.map((language) =>
    element("url", {}, element("loc", {}, address(language)), ...dated, ...links),
  );
}
