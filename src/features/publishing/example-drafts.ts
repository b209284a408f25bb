import { exampleNews } from "#collections/news/example-news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import type { Draft } from "./drafts/drafts.ts";
import { fromPublished } from "./from-published.ts";
import { ITEM_KINDS, type ItemKind } from "./kinds.ts";
import type { Contents } from "./published.ts";

/** What a fresh site publishes, by kind. */
export const EXAMPLES: { readonly [K in ItemKind]: readonly Contents[K][] } = {
  news: exampleNews,
  project: exampleProjects,
  product: exampleProducts,
  offer: exampleOffers,
};

function draftsOf<K extends ItemKind>(kind: K): [number, Draft][] {
  return EXAMPLES[kind].map((content) => [content.id, fromPublished(kind, content) as Draft]);
}

const DRAFTS = new Map(ITEM_KINDS.map((kind) => [kind, new Map(draftsOf(kind))]));

/** The draft that an example is kept as; undefined when no example has this id. */
export function exampleDraft(kind: ItemKind, id: number): Draft | undefined {
  return DRAFTS.get(kind)?.get(id);
}

/** Ids of the examples of a kind. */
export function exampleIds(kind: ItemKind): number[] {
  return EXAMPLES[kind].map(({ id }) => id);
}
