import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { equipmentTexts } from "./texts.ts";

/** Equipment that the company works on: an entry for each maker, in the order that staff give. Pages of services show it. */
export const equipment = defineCollection({
  name: "equipment",
  words: equipmentTexts,
  addresses: { dashboard: "equipment" },
  menu: "lists",
  texts: {
    /** The name of the maker. */
    title: text.line({ max: 80, required: true }),
    /** The kind of equipment: "Electronic governors". */
    field: text.line({ max: 160 }),
    /** Product families as their maker writes them, each with what it is: "UG-25+: hydraulic governor". See `namedLine`. */
    families: text.lines({ lines: 40, lineMax: 160 }),
  },
  facts: {
    work: fact.choices(["repair", "exchange", "commissioning"]),
    /** The services on whose pages it is shown. */
    services: fact.references({ to: "services", max: 12, filterable: true }),
    position: fact.number({ min: 1, max: 9999, wrong: "malformed-position" }),
  },
  order: { by: "position", newestFirst: false },
  finder: { fields: ["field", "work"], lines: "families" },
});

/** A public entry in all its languages. */
export type EquipmentContent = Content<typeof equipment>;

/** A public entry in one language. */
export type EquipmentEntry = Published<typeof equipment>;
