import type { Examples } from "#features/publishing/publish-examples.server.ts";

/** What a fresh site publishes of each collection. The modules are loaded when they are needed: most starts do not. */
export const examples = {
  news: async () => (await import("./news/example-news.ts")).exampleNews,
  project: async () => (await import("./projects/example-projects.ts")).exampleProjects,
  product: async () => (await import("./products/example-products.ts")).exampleProducts,
  offer: async () => (await import("./offers/example-offers.ts")).exampleOffers,
} satisfies Examples;
