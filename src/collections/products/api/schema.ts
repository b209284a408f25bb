import { z } from "zod";
import { suffixedShape } from "#features/api/suffixed.ts";
import { productSchema } from "../product.ts";

const { id, img, stock, productType, documentationUrl, texts } = productSchema.shape;
const text = texts.shape.en.shape;

/** A product as the API gives it. */
export const productJsonSchema = z.strictObject({
  id,
  img,
  ...suffixedShape("title", text.title),
  ...suffixedShape("description", text.description),
  stock: stock.meta({ description: "Pieces in stock." }),
  ...suffixedShape("product_type", productType.shape.en),
  documentation: documentationUrl
    .unwrap()
    .nullable()
    .meta({ description: "Path on this site, or an address, of the data sheet; null when there is none." }),
});

export type ProductJson = z.infer<typeof productJsonSchema>;
