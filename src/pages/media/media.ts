import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { mediaTexts } from "./texts.ts";

/** The page for editors, trade fairs and partners: groups of files with captions, the company's facts, and rules. */
export const mediaPage = definePage({
  name: "media",
  path: "/media",
  words: mediaTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    logosHeading: text.line({ max: 80, required: true }),
    logosText: text.area({ max: 600 }),
    logo: text.line({ max: 120, required: true }),
    logoReversed: text.line({ max: 120, required: true }),
    mark: text.line({ max: 120, required: true }),
    markReversed: text.line({ max: 120, required: true }),
    picturesHeading: text.line({ max: 80, required: true }),
    picturesText: text.area({ max: 600 }),
    shipToShore: text.line({ max: 200, required: true }),
    supportVessel: text.line({ max: 200, required: true }),
    switchboard: text.line({ max: 200, required: true }),
    crew: text.line({ max: 200, required: true }),
    videoHeading: text.line({ max: 80, required: true }),
    videoText: text.area({ max: 600 }),
    presentation: text.line({ max: 120, required: true }),
    factsHeading: text.line({ max: 80, required: true }),
    factsText: text.area({ max: 600 }),
    rulesHeading: text.line({ max: 80, required: true }),
    rules: text.lines({ lines: 20, lineMax: 300 }),
  },
});

/** Its words in one language. */
export type MediaText = Published<typeof mediaPage>["text"];
