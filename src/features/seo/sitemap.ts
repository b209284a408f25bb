import type { AnyCollection } from "#features/publishing/collection.ts";
import { searchedFields } from "#features/publishing/fields.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { isHidden } from "#ui/site/navigation-parts.ts";
import type { Route } from "./+types/sitemap";
import { respondText } from "./respond-text.ts";
import { type IndexablePage, sitemap } from "./sitemap-document.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Paths without language of public pages other than those of collections, in the order of the sitemap. */
    pages: readonly string[];
  }
}

export const handle = cacheable();

/** GET /sitemap.xml */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(
    args,
    "application/xml; charset=utf-8",
    async ({ storage, pages, collections, navigation, config }) => {
      const { hidden } = await navigation();
      const found = await indexablePages(storage, pages, collections);
      return sitemap(
        found.filter(({ path }) => !isHidden(path, hidden)),
        config.publicUrl,
      );
    },
  );
}

/** Maximum number of addresses in a sitemap; each language of a page counts. */
const ADDRESSES_MAX = 50_000;
const PAGES_MAX = Math.floor(ADDRESSES_MAX / LANGUAGE_CODES.length);

/** Returns the pages for search engines: pages, lists of collections, then entries, newest first. */
async function indexablePages(
  storage: Storage,
  pages: readonly string[],
  collections: readonly AnyCollection[],
): Promise<IndexablePage[]> {
  const found = collections.flatMap((collection) => {
    const { site } = collection.addresses;
    return site === undefined ? [] : { collection, path: `/${site}` };
  });
  const entries: IndexablePage[] = [];
  for (const { collection, path } of found) entries.push(...(await entryPages(storage, collection, path)));
  return [...[...pages, ...found.map(({ path }) => path)].map((path) => ({ path })), ...entries].slice(0, PAGES_MAX);
}

async function entryPages(storage: Storage, collection: AnyCollection, path: string): Promise<IndexablePage[]> {
  const { name, order, facts } = collection;
  const newest = { q: "", sort: "desc", page: 1 } as const;
  const store = storage.collection(name);
  const isListed = searchedFields(collection).length > 0;
  const entries = isListed
    ? (await store.list(FALLBACK_LANGUAGE, newest, PAGES_MAX)).items
    : await store.all(FALLBACK_LANGUAGE);
  const isDated = facts[order.by]?.control === "day";
  return entries.map((entry) => ({
    path: `${path}/${entry.id}`,
    ...(isDated ? { posted: String(entry[order.by]) } : {}),
  }));
}
