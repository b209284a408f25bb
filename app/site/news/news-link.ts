import type { NewsPage } from "#server/storage/news-store.ts";
import { metaDescription } from "../page/meta-description.ts";
import { shareImage } from "../page/share-image.ts";

/** What a link to a news item shows where it is shared or found. */
export function newsLink({ img, text }: NewsPage) {
  return { title: text.title, description: metaDescription(text.short_description), shareImage: shareImage(img) };
}
