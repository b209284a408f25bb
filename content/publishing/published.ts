import type { NewsContent } from "../news/news-item.ts";
import type { OfferContent } from "../offers/offer.ts";
import type { ProductContent } from "../products/product.ts";
import type { ProjectContent } from "../projects/project.ts";

/** What is public of an item, by kind. */
export interface Contents {
  news: NewsContent;
  project: ProjectContent;
  product: ProductContent;
  offer: OfferContent;
}
