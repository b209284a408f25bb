import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { cell, type Row } from "#features/publishing/rows.ts";
import { aboutTexts } from "./texts.ts";

/** Rows without a value remind staff what customers ask for; visitors do not see them. */
const factCells = { label: cell.line({ max: 80, required: true }), value: cell.line({ max: 300 }) };

/** Returns the rows that visitors see. */
export const filledFacts = (facts: readonly Row<typeof factCells>[]) => facts.filter(({ value }) => value !== "");

/** The drawings of the steps of a job, in their order. */
export const STEPS = ["survey", "drawing", "workshop", "test", "commissioning", "documents"] as const;

/**
 * The page about the company: three sections, the second with the steps of a job on one line, what customers ask for
 * before they order, the valid certificates, and a section beside the drawing of the crew.
 */
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
    steps: text.lines({ lines: STEPS.length, lineMax: 200 }),
    whereHeading: text.line({ max: 80, required: true }),
    whereText: text.area({ max: 3000, required: true }),
    factsHeading: text.line({ max: 80, required: true }),
    facts: text.rows({ cells: factCells, most: 24 }),
    certificatesHeading: text.line({ max: 80, required: true }),
    studentsHeading: text.line({ max: 80, required: true }),
    studentsText: text.area({ max: 3000, required: true }),
  },
});

/** Its words in one language. */
export type AboutText = Published<typeof aboutPage>["text"];
