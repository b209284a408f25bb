import { defineListPage } from "#features/publishing/list-page.ts";
import { newsTexts } from "./texts.ts";

/** The words above the list. */
export const newsList = defineListPage({ name: "news-list", path: "/news", words: newsTexts });
