import { common, type DraftOf, type KindFields } from "#features/publishing/drafts/fields.ts";
import { OFFER_DRAWINGS } from "./drawings.ts";
import { LINE_MAX, LINES_MAX } from "./requirement-lines.ts";

/** A heading's requirements: one a line, with the line ends between them. */
const lines = { control: "lines", max: LINES_MAX * (LINE_MAX + 1), required: false } as const;
const day = { ...common.day, required: false } as const;

/** The fields of a job offer. It is public on the days from `openFrom` to `openUntil`, both counted in. */
export const offerFields = {
  texts: {
    title: common.title,
    lead: { control: "line", max: 300, required: true },
    educationAndExperience: lines,
    skills: lines,
    optionalCertifications: lines,
    driversLicence: lines,
    additionalRequirements: lines,
    offer: lines,
  },
  facts: {
    kind: { control: "choice", max: 10, required: true, choices: ["job", "practice"] },
    img: { control: "choice", max: 300, required: false, choices: OFFER_DRAWINGS },
    openFrom: day,
    openUntil: day,
  },
} as const satisfies KindFields;

export type OfferDraft = DraftOf<typeof offerFields>;
