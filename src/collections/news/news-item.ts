import { z } from "zod";
import { isoDay, localized, sitePath } from "#platform/i18n/schemas.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";

/** The texts of a news item in one language. Plain text; an empty line parts paragraphs. */
const newsTextSchema = z.strictObject({
  title: z.string().min(1).max(160),
  shortDescription: z.string().min(1).max(400),
  description: z.string().min(1).max(20_000),
  /** The same words with headings, links and pictures, where there are any. */
  rich: z.optional(richDocSchema),
  /** What the picture shows; empty when nobody has said it. */
  imageAlt: z.string().max(300),
});

/** A news item as the company publishes it. */
export const newsSchema = z.strictObject({
  id: z.number().int().positive(),
  /** Path of the picture on this site. */
  img: sitePath,
  /** The day it is dated; shown as received, lists sort by it. */
  posted: isoDay,
  texts: localized(newsTextSchema),
});

export type NewsContent = z.infer<typeof newsSchema>;
