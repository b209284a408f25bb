import { defineCollection } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { productTypeTexts } from "./texts.ts";

/** The kinds of products that products choose from. */
export const productTypes = defineCollection({
  name: "product-type",
  words: productTypeTexts,
  addresses: { dashboard: "product-types" },
  menu: "lists",
  texts: { title: text.line({ max: 80, required: true }) },
  facts: {},
  order: { by: "id", newestFirst: false },
  titlesStay: true,
});
