import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { homeTexts } from "./texts.ts";

/** The home page: first view, company overview, headings of its lists, three columns. */
export const homePage = definePage({
  name: "home",
  path: "/",
  words: homeTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155 }),
    label: text.line({ max: 80 }),
    headline: text.line({ max: 60, required: true }),
    tagline: text.line({ max: 120 }),
    overviewLabel: text.line({ max: 60 }),
    overviewTitle: text.line({ max: 80, required: true }),
    overviewLead: text.area({ max: 300, required: true }),
    overviewText: text.area({ max: 600 }),
    whatWeDo: text.line({ max: 60, required: true }),
    whatWeDoLead: text.area({ max: 200 }),
    lastProjects: text.line({ max: 60, required: true }),
    lastNews: text.line({ max: 60, required: true }),
    whoWeAre: text.line({ max: 60, required: true }),
    statement: text.area({ max: 300, required: true }),
    onBoard: text.line({ max: 60, required: true }),
    onBoardText: text.area({ max: 400, required: true }),
    workshop: text.line({ max: 60, required: true }),
    workshopText: text.area({ max: 400, required: true }),
    students: text.line({ max: 60, required: true }),
    studentsText: text.area({ max: 400, required: true }),
  },
});

/** Its words in one language. */
export type HomeText = Published<typeof homePage>["text"];
