import {
  type ComputeFacts,
  type Content,
  type Draft,
  defineCollection,
  type Published,
} from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { offerTexts } from "./texts.ts";

/** Id of the student practice. */
export const PRACTICE_ID = 3;
/**
 * In one reading of the specification the practice has id 5. That address redirects to `PRACTICE_ID`; no offer gets it.
 */
export const RESERVED_PRACTICE_ID = 5;

/** Requirements under a heading. */
const requirements = text.lines({ lines: 20, lineMax: 300 });

/** Job offers and the student practice, by id. There are few, so lists have no pages. */
export const offers = defineCollection({
  name: "offer",
  words: offerTexts,
  addresses: { site: "careers", dashboard: "offers" },
  texts: {
    title: text.line({ max: 160, required: true }),
    /** One sentence under the title. */
    lead: text.line({ max: 300, required: true }),
    educationAndExperience: requirements,
    skills: requirements,
    optionalCertifications: requirements,
    driversLicence: requirements,
    additionalRequirements: requirements,
    offer: requirements,
  },
  facts: {
    kind: fact.choice(["job", "practice"], { required: true, initial: "job" }),
    img: fact.drawing(
      [
        "/drawings/banner-careers.svg",
        "/drawings/banner-technician.svg",
        "/drawings/banner-practice.svg",
        "/drawings/tile-6-training.svg",
      ],
      { fallback: "/drawings/banner-careers.svg" },
    ),
    /** First day on which it is shown; default: from publication. */
    openFrom: fact.day({}),
    /** Last day for applications; default: stays open. */
    openUntil: fact.day({}),
  },
  computed: {
    /** Short stable key: "electrical-engineer", or "offer-7". */
    key: fact.line({ max: 61, required: true, unique: true, pattern: "[a-z][a-z0-9-]{1,60}" }),
    /** Day of the first publication. */
    posted: fact.day({ required: true }),
  },
  compute: ({ openFrom }: Draft, { id, today, before }: ComputeFacts) => ({
    key: before?.key ?? `offer-${id}`,
    posted: openFrom || (before?.posted ?? today),
  }),
  order: { by: "id", newestFirst: false },
  date: "openFrom",
  visible: { from: "openFrom", until: "openUntil" },
  // The specification assigns ids below 6.
  ids: { reserved: [4, RESERVED_PRACTICE_ID], aliases: { [RESERVED_PRACTICE_ID]: PRACTICE_ID } },
  // Applicants see the title of the offer in their application.
  titlesStay: true,
  overview: "counts",
});

/** A public entry in all its languages. */
export type OfferContent = Content<typeof offers>;

/** A public entry in one language. */
export type OfferEntry = Published<typeof offers>;

/** Returns the key of the label that visitors see for a kind of offer. */
export const kindLabel = (kind: OfferEntry["kind"]) => (kind === "job" ? "label" : "practiceLabel");
