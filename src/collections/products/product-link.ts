import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ShownProduct } from "./products-store.server.ts";

/** What a link to a product shows where it is shared or found. */
export function productLink({ img, text }: ShownProduct) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
