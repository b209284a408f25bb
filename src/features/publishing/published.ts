import type { NewsContent } from "#collections/news/news-item.ts";
import type { OfferContent } from "#collections/offers/offer.ts";
import type { ProductContent } from "#collections/products/product.ts";
import type { ProjectContent } from "#collections/projects/project.ts";

/** What is public of an item, by kind. */
export interface Contents {
  news: NewsContent;
  project: ProjectContent;
  product: ProductContent;
  offer: OfferContent;
}
