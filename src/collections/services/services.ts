import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { serviceTexts } from "./texts.ts";

/** The services of the company, in the order that staff give. All lists show all of them. */
export const services = defineCollection({
  name: "services",
  words: serviceTexts,
  addresses: { site: "services", dashboard: "services" },
  texts: {
    /** The full name, the heading of its page. */
    title: text.line({ max: 100, required: true }),
    /** The name in menus and tiles, where the full one is too long. */
    shortTitle: text.line({ max: 50 }),
    /** One sentence for the tile on the home page and the index. */
    summary: text.line({ max: 200, required: true }),
    /** One sentence under the heading. */
    lead: text.line({ max: 200, required: true }),
    /** Paragraphs that open the page. */
    intro: text.lines({ lines: 6, lineMax: 800 }),
    /** What is offered, as `namedLine` reads it: "Generator protection: We repair protection relays." */
    offered: text.lines({ lines: 30, lineMax: 300 }),
    /** The call to contact that ends the page: a question, and one sentence. */
    callHeading: text.line({ max: 80 }),
    callText: text.line({ max: 200 }),
    /** The labels of the links to the contact form: beside the text, and in the call to contact. */
    askLabel: text.line({ max: 40 }),
    callLabel: text.line({ max: 40 }),
    /** For search engines. */
    description: text.line({ max: 155 }),
    drawingAlt: text.line({ max: 200, pictureAlt: true }),
  },
  facts: {
    drawing: fact.drawing(
      [
        "/drawings/tile-1-design.svg",
        "/drawings/tile-2-project.svg",
        "/drawings/tile-3-installation.svg",
        "/drawings/tile-4-maintenance.svg",
        "/drawings/tile-5-fabrication.svg",
        "/drawings/tile-6-training.svg",
      ],
      { fallback: "/drawings/tile-1-design.svg" },
    ),
    /** The numbered drawing beside what is offered. Its numbers follow the company's list. */
    plate: fact.choice(["design", "project", "installation", "maintenance", "fabrication", "training"], {}),
    position: fact.number({ min: 1, max: 9999, wrong: "malformed-position" }),
  },
  order: { by: "position", newestFirst: false },
  finder: { fields: ["shortTitle", "summary", "lead", "intro", "offered"] },
  values: ["summary", "lead", "intro", "offered", "callHeading", "callText", "description"],
});

/** A public entry in all its languages. */
export type ServiceContent = Content<typeof services>;

/** A public entry in one language. */
export type ServiceEntry = Published<typeof services>;

/** Returns the name of a service in menus and tiles. */
export const shortTitleOf = ({ text: { title, shortTitle } }: ServiceEntry): string => shortTitle || title;
