import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ProductEntry } from "./products.ts";

/** What a link to a product shows where it is shared or found. */
export function productLink({ img, text }: ProductEntry) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
