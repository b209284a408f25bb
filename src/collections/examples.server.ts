import type { Examples } from "#features/publishing/publish-examples.server.ts";

/** Example entries that a fresh site publishes, by collection. Loaded lazily, as most starts do not need them. */
export const examples = {
  news: async () => (await import("./news/example-news.ts")).exampleNews,
  project: async () => (await import("./projects/example-projects.ts")).exampleProjects,
  product: async () => (await import("./products/example-products.ts")).exampleProducts,
  offer: async () => (await import("./offers/example-offers.ts")).exampleOffers,
  achievement: async () => (await import("./achievements/example-achievements.ts")).exampleAchievements,
} satisfies Examples;
