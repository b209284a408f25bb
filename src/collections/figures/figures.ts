import { type Content, defineCollection } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { figureTexts } from "./texts.ts";

/** The company's figures, in the order that staff give. Pages list them, and texts may name their values. */
export const figures = defineCollection({
  name: "figures",
  words: figureTexts,
  addresses: { dashboard: "figures" },
  menu: "lists",
  texts: { title: text.line({ max: 80, required: true }) },
  facts: {
    value: fact.number({ min: 0, max: 1_000_000, required: true, wrong: "malformed-number" }),
    /** "%", "t"; "+" means "over". */
    unit: fact.line({ max: 8 }),
    /** The name by which texts insert the value; not one of the other values of `textValues`. */
    name: fact.line({
      max: 40,
      pattern: "(?!(?:name|address|email|[a-zA-Z]*Months)$)[a-zA-Z]{1,40}",
      unique: true,
      wrong: "malformed-name",
    }),
    position: fact.number({ min: 1, max: 9999, wrong: "malformed-position" }),
  },
  order: { by: "position", newestFirst: false },
  titlesStay: true,
});

/** A public entry in all its languages. */
export type FigureContent = Content<typeof figures>;
