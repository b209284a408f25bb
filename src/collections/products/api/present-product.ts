import { suffixed } from "#features/api/suffixed.ts";
import type { ProductContent } from "../product.ts";
import type { ProductJson } from "./schema.ts";

/** Turns a product's record into its JSON. */
export function presentProduct({ texts, productType, ...product }: ProductContent): ProductJson {
  return {
    id: product.id,
    img: product.img,
    ...suffixed("title", texts.en.title, (language) => texts[language]?.title),
    ...suffixed("description", texts.en.description, (language) => texts[language]?.description),
    stock: product.stock,
    ...suffixed("product_type", productType.en, (language) => productType[language]),
    documentation: product.documentationUrl ?? null,
  };
}
