import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { accessibilityTexts } from "./texts.ts";

const heading = text.line({ max: 120, required: true });
const paragraphs = text.area({ max: 4000, required: true });
const list = text.lines({ lines: 20, lineMax: 300 });

/** The accessibility statement: the standard, what was tested, known limits, and how to report a problem. */
export const accessibilityPage = definePage({
  name: "accessibility",
  path: "/accessibility",
  words: accessibilityTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    statusHeading: heading,
    statusText: paragraphs,
    testedHeading: heading,
    testedText: text.area({ max: 4000 }),
    testedList: list,
    limitsHeading: heading,
    limitsText: text.area({ max: 4000 }),
    limitsList: list,
    reportHeading: heading,
    reportText: paragraphs,
  },
});

/** Its words in one language. */
export type AccessibilityText = Published<typeof accessibilityPage>["text"];
