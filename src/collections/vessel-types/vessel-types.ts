import { defineCollection } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { vesselTypeTexts } from "./texts.ts";

/** The kinds of vessels and plant that projects choose from. */
export const vesselTypes = defineCollection({
  name: "vessel-type",
  words: vesselTypeTexts,
  addresses: { dashboard: "vessel-types" },
  menu: "lists",
  texts: { title: text.line({ max: 80, required: true }) },
  facts: {},
  order: { by: "id", newestFirst: false },
  titlesStay: true,
});
