import { suffixed } from "#features/api/suffixed.ts";
import type { NewsContent } from "../news-item.ts";
import type { NewsJson } from "./schema.ts";

/** Turns a news item's record into its JSON. */
export function presentNews({ id, img, posted, texts }: NewsContent): NewsJson {
  return {
    id,
    ...suffixed("title", texts.en.title, (language) => texts[language]?.title),
    ...suffixed("short_description", texts.en.shortDescription, (language) => texts[language]?.shortDescription),
    ...suffixed("description", texts.en.description, (language) => texts[language]?.description),
    img,
    posted,
  };
}
