import { exampleNews } from "#collections/news/example-news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import type { Content, Draft } from "./collection.ts";
import { definitionOf, type ItemKind } from "./kinds.ts";
import { fromPublished } from "./published.ts";

/** What a fresh site publishes, by kind. */
export const EXAMPLES = {
  news: exampleNews,
  project: exampleProjects,
  product: exampleProducts,
  offer: exampleOffers,
} satisfies { readonly [K in ItemKind]?: readonly Content[] };

/** What a fresh site publishes of a kind. */
export const examplesOf = (kind: string): readonly Content[] =>
  (EXAMPLES as Readonly<Record<string, readonly Content[]>>)[kind] ?? [];

/** The draft that an example is kept as; undefined when no example has this id. */
export function exampleDraft(kind: string, id: number): Draft | undefined {
  const example = examplesOf(kind).find((content) => content.id === id);
  return example && fromPublished(definitionOf(kind), example);
}

/** Ids of the examples of a kind. */
export function exampleIds(kind: ItemKind): number[] {
  return examplesOf(kind).map(({ id }) => id);
}
