import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { ABSENT_TEXTS } from "#features/publishing/list-page.ts";
import { definePage } from "#features/publishing/page.ts";
import { careersTexts } from "./texts.ts";

const heading = text.line({ max: 60, required: true });

/** The pages of careers: the list of offers, the invitation to apply, headings of an offer, a closed offer. */
export const careersPage = definePage({
  name: "careers",
  path: "/careers",
  words: careersTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    none: text.line({ max: 120, required: true }),
    sendCv: heading,
    sendCvText: text.area({ max: 300, required: true }),
    applyDescription: text.area({ max: 155, required: true }),
    requirements: heading,
    educationAndExperience: heading,
    skills: heading,
    optionalCertifications: heading,
    driversLicence: heading,
    additionalRequirements: heading,
    offer: heading,
    otherOffers: heading,
    goneLead: text.area({ max: 300, required: true }),
    openOffers: heading,
    goneLeadNone: text.area({ max: 300, required: true }),
    ...ABSENT_TEXTS,
  },
});

/** Its words in one language. */
export type CareersText = Published<typeof careersPage>["text"];
