import type { ShownProduct } from "#server/storage/products-store.ts";
import { metaDescription } from "../page/meta-description.ts";
import { shareImage } from "../page/share-image.ts";

/** What a link to a product shows where it is shared or found. */
export function productLink({ img, text }: ShownProduct) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
