import { defineCollection } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { projectCategoryTexts } from "./texts.ts";

/** The kinds of work that projects choose from. */
export const projectCategories = defineCollection({
  name: "project-category",
  words: projectCategoryTexts,
  addresses: { dashboard: "project-categories" },
  menu: "lists",
  texts: { title: text.line({ max: 80, required: true }) },
  facts: {},
  order: { by: "id", newestFirst: false },
  titlesStay: true,
});
