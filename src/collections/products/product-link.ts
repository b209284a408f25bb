import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ProductEntry } from "./products.ts";

/** Returns title, description and image of a product for search engines and social networks. */
export function productLink({ img, text }: ProductEntry) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
