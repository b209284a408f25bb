import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { achievementTexts } from "./texts.ts";

/** The groups of the page, in its order. */
export const GROUPS = ["awards", "certificates", "projects", "partners", "students"] as const;

/** What the company has achieved, on one page: awards, certificates, references, partners, student programs. */
export const achievements = defineCollection({
  name: "achievement",
  words: achievementTexts,
  addresses: { dashboard: "achievements", shownOn: "achievements" },
  texts: {
    title: text.line({ max: 160, required: true }),
    text: text.area({ max: 600 }),
    /** What a certificate covers. */
    scope: text.area({ max: 400 }),
  },
  facts: {
    group: fact.choice(GROUPS, { required: true, initial: "awards" }),
    /** Place in its group; default: after those that have one. */
    position: fact.number({ min: 1, max: 9999, wrong: "malformed-position" }),
    year: fact.number({ min: 1950, max: 2200, wrong: "malformed-year" }),
    issuer: fact.line({ max: 160 }),
    number: fact.line({ max: 80 }),
    /** First and last day of validity, on which it is shown; default: always. */
    validFrom: fact.day({}),
    validUntil: fact.day({}),
    document: fact.document({ max: 500 }),
  },
  order: { by: "position", within: "group", newestFirst: false },
  visible: { from: "validFrom", until: "validUntil", remindDays: 30 },
  values: ["title", "text", "scope"],
});

/** A public entry in all its languages. */
export type AchievementContent = Content<typeof achievements>;

/** A public entry in one language. */
export type AchievementEntry = Published<typeof achievements>;
