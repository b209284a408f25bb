import { defineCollection } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { cell } from "#features/publishing/rows.ts";
import { announcementTexts } from "./texts.ts";

/** One sentence at the top of every public page on the days that staff choose: "Closed from 24 to 26 December". */
export const announcements = defineCollection({
  name: "announcement",
  words: announcementTexts,
  addresses: { dashboard: "announcements" },
  menu: "lists",
  texts: {
    title: text.line({ max: 160, required: true }),
    /** A link after the sentence, if any. */
    link: text.rows({ cells: { label: cell.line({ max: 40, required: true }), link: cell.link() }, most: 1 }),
  },
  facts: {
    /** First and last day on which it is shown; default: from publication until it is withdrawn. */
    shownFrom: fact.day({}),
    shownUntil: fact.day({}),
  },
  order: { by: "id", newestFirst: true },
  date: "shownFrom",
  visible: { from: "shownFrom", until: "shownUntil" },
});
