import { defineCollection } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { portTexts } from "./texts.ts";

/** Ports by sea area, whose names forms suggest for misspelt ones. An entry for each port would make a start slow. */
export const ports = defineCollection({
  name: "port",
  words: portTexts,
  addresses: { dashboard: "ports" },
  menu: "lists",
  texts: {
    /** The sea area. */
    title: text.line({ max: 80, required: true }),
    /** "PLGDN Gdańsk | Gdansk | Danzig": UN/LOCODE, then the name that is suggested, then further names. */
    ports: text.lines({ lines: 150, lineMax: 160 }),
  },
  facts: {},
  order: { by: "id", newestFirst: false },
  titlesStay: true,
});
