import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { aboutTexts } from "./texts.ts";

/** The page about the company: three sections, the statistics, and one beside the drawing of the crew. */
export const aboutPage = definePage({
  name: "about",
  path: "/about",
  words: aboutTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    whoHeading: text.line({ max: 80, required: true }),
    whoText: text.area({ max: 3000, required: true }),
    howHeading: text.line({ max: 80, required: true }),
    howText: text.area({ max: 3000, required: true }),
    whereHeading: text.line({ max: 80, required: true }),
    whereText: text.area({ max: 3000, required: true }),
    studentsHeading: text.line({ max: 80, required: true }),
    studentsText: text.area({ max: 3000, required: true }),
  },
});
