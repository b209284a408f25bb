import { z } from "zod";
import { followsTexts, isoDay, localized, sitePath } from "#platform/i18n/schemas.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";

const label = z.string().min(1).max(80);

/** The texts of a project in one language. Plain text; an empty line parts paragraphs. */
const projectTextSchema = z.strictObject({
  title: z.string().min(1).max(160),
  description: z.string().min(1).max(20_000),
  /** The same words with headings, links and pictures, where there are any. */
  rich: z.optional(richDocSchema),
  /** What the picture shows; empty when nobody has said it. */
  imageAlt: z.string().max(300),
});

/** A project as the company publishes it. */
export const projectSchema = z
  .strictObject({
    id: z.number().int().positive(),
    /** Path of the picture on this site. */
    img: sitePath,
    /** An outside page about the project, or none. */
    projectUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Short kind of work, shown as a label. */
    category: localized(label).optional(),
    /** What the work was done on: "Floating dock, two sections". */
    vesselType: localized(label).optional(),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** Ids of the services it drew on, 1 to 6. */
    services: z.array(z.number().int().min(1).max(6)).max(6),
    /** Name of the maker of the equipment. */
    equipmentMaker: label.optional(),
    /** The year of delivery. */
    year: z.number().int().min(1950).max(2200).optional(),
    /** The day it went public; lists sort by it. */
    posted: isoDay,
    texts: localized(projectTextSchema),
  })
  .refine(({ category, vesselType, texts }) => followsTexts(category, texts) && followsTexts(vesselType, texts), {
    error: "A label needs a text in its language",
  });

export type ProjectContent = z.infer<typeof projectSchema>;
