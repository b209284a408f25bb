import { services } from "#collections/services/services.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { isHidden } from "#ui/site/navigation-parts.ts";
import type { Route } from "./+types/sitemap";
import { respondText } from "./respond-text.ts";
import { type IndexablePage, sitemap } from "./sitemap-document.ts";

export const handle = keptPage();

/** GET /sitemap.xml */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(args, "application/xml; charset=utf-8", async ({ storage, navigation, config }) => {
    const { hidden } = await navigation();
    const pages = await indexablePages(storage);
    return sitemap(
      pages.filter(({ path }) => !isHidden(path, hidden)),
      config.publicUrl,
    );
  });
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
  const offers = await storage.collection("offer").all(FALLBACK_LANGUAGE);
  const projects = await storage.collection("project").list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  const news = await storage.collection("news").list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  const products = await storage.collection("product").list(FALLBACK_LANGUAGE, newest, PAGES_MAX);
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...offers.map(({ id }) => ({ path: `/careers/${id}` })),
    ...projects.items.map(({ id, posted }) => ({ path: `/projects/${id}`, posted: String(posted) })),
    ...news.items.map(({ id, posted }) => ({ path: `/news/${id}`, posted: String(posted) })),
    ...products.items.map(({ id }) => ({ path: `/products/${id}` })),
  ].slice(0, PAGES_MAX);
}
