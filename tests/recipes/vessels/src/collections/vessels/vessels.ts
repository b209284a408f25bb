import { defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { textsOf } from "#platform/i18n/texts.ts";

export const vesselTexts = textsOf<typeof import("./texts/en.ts")>("collections/vessels");

/** Vessels, by id. */
export const vessels = defineCollection({
  name: "vessel",
  words: vesselTexts,
  addresses: { site: "vessels", dashboard: "vessels", api: "vessels" },
  pages: { list: "collections/vessels/list-page.tsx", page: "collections/vessels/page.tsx" },
  texts: {
    /** The vessel's name. */
    title: text.line({ max: 160, required: true, searchable: true, sortable: true }),
    /** "Hopper dredger". */
    type: text.line({ max: 80, required: true, label: true, searchable: true }),
    description: text.rich({ max: 20_000, required: true }),
  },
  facts: {
    flag: fact.country({ searchable: true, filterable: true }),
    work: fact.choice(["refit", "repair", "newBuild"], { filterable: true }),
    /** The year built. */
    year: fact.number({ min: 1950, max: 2200, required: true, wrong: "malformed-year", sortable: true }),
    /** Projects on board. */
    projects: fact.references({ to: "project", max: 12 }),
  },
  order: { by: "id", newestFirst: false },
  overview: "counts",
  json: {
    schema: "Vessel",
    list: "Vessels, by id",
    one: "a vessel",
    texts: { title: "title", type: "type", description: "description" },
    facts: { flag: "flag", work: "work", year: "year" },
    shown: ["id", "title", "type", "description", "flag", "work", "year"],
    notFound: "Vessel not found.",
    gone: "This vessel is no longer shown.",
  },
});

/** A public entry in one language. */
export type VesselEntry = Published<typeof vessels>;
