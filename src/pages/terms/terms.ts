import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { termsTexts } from "./texts.ts";

const heading = text.line({ max: 120, required: true });
const paragraphs = text.area({ max: 4000, required: true });

/** The terms of use: headings and paragraphs of each section. The last one leads to the privacy notice. */
export const termsPage = definePage({
  name: "terms",
  path: "/terms",
  words: termsTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    siteHeading: heading,
    siteText: paragraphs,
    informationHeading: heading,
    informationText: paragraphs,
    copyrightHeading: heading,
    copyrightText: paragraphs,
    linksHeading: heading,
    linksText: paragraphs,
    useHeading: heading,
    useText: paragraphs,
    lawHeading: heading,
    lawText: paragraphs,
    privacyHeading: heading,
    privacyText: paragraphs,
  },
});

/** Its words in one language. */
export type TermsText = Published<typeof termsPage>["text"];
