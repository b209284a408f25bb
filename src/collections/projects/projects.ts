import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { projectTexts } from "./texts.ts";

/** Whether the client permits publishing its name; empty: not asked yet. */
const permission = fact.internalChoice(["yes", "no", "anonymous"], {
  required: true,
  missing: "permission-unanswered",
});

const PERMISSION = "Whether the client allows it to be named. A project is not published before it is answered.";

/** Projects: dated, newest first. */
export const projects = defineCollection({
  name: "project",
  words: projectTexts,
  addresses: { site: "projects", dashboard: "projects", api: "projects" },
  pages: { list: "collections/projects/list-page.tsx", page: "collections/projects/page.tsx" },
  texts: {
    title: text.line({ max: 160, required: true, searchable: true }),
    description: text.rich({ max: 20_000, required: true }),
    /** What came out of it in figures, as `namedLine` reads it: "24 h: trial at sea". */
    results: text.lines({ lines: 3, lineMax: 120 }),
    /** What was measured before and after the work, as `measurementOf` reads it: "Contact resistance: 182 → 38 µΩ, ≤ 60". */
    measurements: text.lines({ lines: 6, lineMax: 120 }),
    imageAlt: text.line({ max: 300, pictureAlt: true }),
    /** Short kind of work. */
    category: text.line({ max: 80, label: true, searchable: true }),
    /** Object of the work: "Floating dock, two sections". */
    vesselType: text.line({ max: 80, label: true, searchable: true }),
  },
  facts: {
    img: fact.picture({ fallback: "/drawings/pic-workshop.svg" }),
    mayNameVessel: permission,
    mayNameClient: permission,
    /** External page about the project. */
    projectUrl: fact.url({ max: 500 }),
    country: fact.country({ searchable: true }),
    equipmentMaker: fact.line({ max: 80, searchable: true }),
    /** The year of delivery. */
    year: fact.number({ min: 1950, max: 2200, wrong: "malformed-year" }),
    posted: fact.day({ required: true, initial: "today" }),
    /** Labels from lists. */
    vesselTypes: fact.label({ to: "vessel-type", of: "vesselType", filterable: true }),
    categories: fact.label({ to: "project-category", of: "category", filterable: true }),
    /** Services used in the project. */
    services: fact.references({ to: "services", max: 12 }),
    /** Further pictures, below the description. */
    pictures: fact.pictures({ max: 8 }),
    documents: fact.documents({ max: 6 }),
  },
  order: { by: "posted", newestFirst: true },
  date: "posted",
  finder: { fields: ["category", "vesselType", "description", "country", "equipmentMaker", "year"] },
  overview: "newest",
  json: {
    schema: "Project",
    list: "Projects, by date",
    one: "a project",
    condition: "once it is said whether vessel and client may be named",
    texts: {
      title: "title",
      description: "description",
      category: "category",
      vessel_type: "vesselType",
      image_alt: "imageAlt",
    },
    facts: {
      image: "img",
      img: "img",
      projectUrl: "projectUrl",
      country: "country",
      services: "services",
      equipment_maker: "equipmentMaker",
      year: "year",
      posted: "posted",
      pictures: "pictures",
      documents: "documents",
      vessel_named: "mayNameVessel",
      client_named: "mayNameClient",
    },
    shown: [
      "id",
      "title",
      "img",
      "description",
      "projectUrl",
      "category",
      "country",
      "year",
      "posted",
      "pictures",
      "documents",
    ],
    descriptions: { vessel_named: PERMISSION, client_named: PERMISSION },
    notFound: "Project not found.",
    gone: "This project is no longer shown.",
  },
  formerCalls: { save: "save_projects.php" },
});

/** A public entry in all its languages. */
export type ProjectContent = Content<typeof projects>;

/** A public entry in one language. */
export type ProjectEntry = Published<typeof projects>;

/** Returns the label by which lists name the kind of a project, and the name of its field; none where it has neither. */
export function kindOf({ vesselType, category }: ProjectEntry["text"]) {
  return vesselType === undefined
    ? ({ kind: category, field: "category" } as const)
    : ({ kind: vesselType, field: "vesselType" } as const);
}
