import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { imprintTexts } from "./texts.ts";

const heading = text.line({ max: 120, required: true });

/** The words around the company's legal identity, whose facts are in the settings. */
export const imprintPage = definePage({
  name: "imprint",
  path: "/imprint",
  words: imprintTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    companyHeading: heading,
    companyText: text.area({ max: 2000 }),
    contactHeading: heading,
    contactText: text.area({ max: 2000 }),
  },
});

/** Its words in one language. */
export type ImprintText = Published<typeof imprintPage>["text"];
