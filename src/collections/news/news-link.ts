import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { NewsEntry } from "./news.ts";

/** What a link to a news item shows where it is shared or found. */
export function newsLink({ img, text }: NewsEntry) {
  return { title: text.title, description: metaDescription(text.shortDescription), shareImage: shareImage(img) };
}
