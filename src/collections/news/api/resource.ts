import type { Resource } from "#features/publishing/api/resource.ts";
import type { NewsContent } from "../news-item.ts";
import { presentNews } from "./present-news.ts";

/** News in the API, in the order of their dates. */
export const news: Resource<NewsContent> = {
  kind: "news",
  store: (storage) => storage.news,
  present: presentNews,
  notFound: () => "News article not found.",
  gone: "This news article has been withdrawn.",
};
