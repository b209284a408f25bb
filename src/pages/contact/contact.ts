import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { contactTexts } from "./texts.ts";

/** The contact page: the calls in an urgent case, and the words around form, social links and chart. */
export const contactPage = definePage({
  name: "contact",
  path: "/contact",
  words: contactTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    /** Beside the service phone number; neither is shown without the other. */
    trouble: text.line({ max: 120 }),
    callHeading: text.line({ max: 60, required: true }),
    urgent: text.area({ max: 300, required: true }),
    /** Who answers at night and at weekends. */
    night: text.area({ max: 200 }),
    hint: text.area({ max: 500, required: true }),
    followUs: text.line({ max: 60, required: true }),
    location: text.line({ max: 60, required: true }),
  },
});

/** Its words in one language. */
export type ContactText = Published<typeof contactPage>["text"];
