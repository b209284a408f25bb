import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { NewsEntry } from "./news.ts";

/** Returns title, description and image of a news item for search engines and social networks. */
export function newsLink({ img, text }: NewsEntry) {
  return { title: text.title, description: metaDescription(text.shortDescription), shareImage: shareImage(img) };
}
