import type { FieldNames } from "#features/publishing/api/saving/field-names.ts";

/** A product as the API saves it. */
export const productFields: FieldNames<"product"> = {
  kind: "product",
  texts: { title: "title", description: "description", product_type: "productType", image_alt: "imageAlt" },
  facts: { image: "img", img: "img", stock: "stock", documentation: "documentationUrl" },
};
