import type { CollectionStore } from "#features/publishing/storage/collection-store.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { NEWS_SET_APART } from "#ui/site/limits.ts";
import type { news } from "./news.ts";

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

/** Returns what the page of a news item links to: the newest others, and the previous and next one. */
export async function relatedNews(store: CollectionStore<typeof news>, id: number, language: Language) {
  const newest = await store.list(language, NEWEST, NEWS_SET_APART + 1);
  const latest = newest.items.filter((other) => other.id !== id).slice(0, NEWS_SET_APART);
  return { latest, neighbours: await store.neighbours(id, language) };
}
