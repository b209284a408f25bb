import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { achievementsTexts } from "./texts.ts";

const heading = text.line({ max: 80, required: true });

/** The page of achievements: its head, and the headings of the groups of entries. */
export const achievementsPage = definePage({
  name: "achievements",
  path: "/achievements",
  words: achievementsTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    awards: heading,
    certificates: heading,
    projects: heading,
    partners: heading,
    students: heading,
    none: text.area({ max: 300, required: true }),
  },
});

/** Its words in one language. */
export type AchievementsText = Published<typeof achievementsPage>["text"];
