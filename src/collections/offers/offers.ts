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
/** One reading of the specification numbers the practice 5: that address leads to `PRACTICE_ID`, no offer gets it. */
export const RESERVED_PRACTICE_ID = 5;

/** A heading's requirements. */
const requirements = text.lines({ lines: 20, lineMax: 300 });

/** Job offers and the student practice, by id: few, so that their list always comes whole. */
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
    /** The first day on which it is shown; without one it is from its publication on. */
    openFrom: fact.day({}),
    /** The last day on which it can be answered; without one it stays open. */
    openUntil: fact.day({}),
  },
  computed: {
    /** Short stable key: "electrical-engineer", or "offer-7". */
    key: fact.line({ max: 61, required: true, unique: true, pattern: /^[a-z][a-z0-9-]{1,60}$/ }),
    /** The day the offer went public. */
    posted: fact.day({ required: true }),
  },
  compute: ({ openFrom }: Draft, { id, today, before }: ComputeFacts) => ({
    key: before?.key ?? `offer-${id}`,
    posted: openFrom || (before?.posted ?? today),
  }),
  order: { by: "id", newestFirst: false },
  date: "openFrom",
  visible: { from: "openFrom", until: "openUntil" },
  // Ids below 6 belong to the specification.
  ids: { reserved: [4, RESERVED_PRACTICE_ID], aliases: { [RESERVED_PRACTICE_ID]: PRACTICE_ID } },
  // Those who have answered an offer see its title in their application.
  titlesStay: true,
  overview: "counts",
});

/** A public entry in all its languages. */
export type OfferContent = Content<typeof offers>;

/** A public entry in one language. */
export type OfferEntry = Published<typeof offers>;
