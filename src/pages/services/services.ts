import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { ABSENT_TEXTS } from "#features/publishing/list-page.ts";
import { definePage } from "#features/publishing/page.ts";
import { servicesTexts } from "./texts.ts";

/** The index of the services: its head, the call to contact at its end, and what pages of services show in common. */
export const servicesPage = definePage({
  name: "services",
  path: "/services",
  words: servicesTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    askHeading: text.line({ max: 60, required: true }),
    askText: text.area({ max: 300, required: true }),
    askLabel: text.line({ max: 40, required: true }),
    callHeading: text.line({ max: 80, required: true }),
    callText: text.area({ max: 300, required: true }),
    callLabel: text.line({ max: 40, required: true }),
    ...ABSENT_TEXTS,
  },
});

/** Its words in one language. */
export type ServicesText = Published<typeof servicesPage>["text"];
