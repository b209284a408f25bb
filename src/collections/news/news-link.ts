import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { NewsPage } from "./news-store.server.ts";

/** What a link to a news item shows where it is shared or found. */
export function newsLink({ img, text }: NewsPage) {
  return { title: text.title, description: metaDescription(text.short_description), shareImage: shareImage(img) };
}
