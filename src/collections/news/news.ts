import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { newsTexts } from "./texts.ts";

/** News: dated, newest first, with a feed. */
export const news = defineCollection({
  name: "news",
  words: newsTexts,
  addresses: { site: "news", dashboard: "news", api: "news" },
  pages: {
    list: "collections/news/list-page.tsx",
    page: "collections/news/page.tsx",
    feed: "collections/news/feed.ts",
  },
  texts: {
    title: text.line({ max: 160, required: true, searchable: true }),
    shortDescription: text.area({ max: 400, required: true }),
    description: text.rich({ max: 20_000, required: true }),
    imageAlt: text.line({ max: 300, pictureAlt: true }),
  },
  facts: {
    img: fact.picture({ fallback: "/drawings/pic-board.svg" }),
    posted: fact.day({ required: true, initial: "today" }),
    /** Further pictures, below the description. */
    pictures: fact.pictures({ max: 8 }),
  },
  order: { by: "posted", newestFirst: true },
  date: "posted",
  feed: { summary: "shortDescription", date: "posted" },
  overview: "newest",
  json: {
    schema: "News",
    list: "News, by date",
    one: "a news item",
    texts: {
      title: "title",
      short_description: "shortDescription",
      description: "description",
      image_alt: "imageAlt",
    },
    facts: { img: "img", image: "img", posted: "posted", pictures: "pictures" },
    shown: ["id", "title", "short_description", "description", "img", "posted", "pictures"],
    notFound: "News article not found.",
    gone: "This news article is no longer available.",
  },
  formerCalls: { save: "save_news.php", one: "get_news_by_id.php" },
});

/** A public entry in all its languages. */
export type NewsContent = Content<typeof news>;

/** A public entry in one language. */
export type NewsEntry = Published<typeof news>;
