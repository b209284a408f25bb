import { z } from "zod";
import { followsTexts, localized, sitePath } from "#platform/i18n/schemas.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";

/** The texts of a product in one language. Plain text; an empty line parts paragraphs. */
const productTextSchema = z.strictObject({
  title: z.string().min(1).max(160),
  description: z.string().min(1).max(20_000),
  /** The same words with headings, links and pictures, where there are any. */
  rich: z.optional(richDocSchema),
  /** What the picture shows; empty when nobody has said it. */
  imageAlt: z.string().max(300),
});

/** A product as the company publishes it. */
export const productSchema = z
  .strictObject({
    id: z.number().int().positive(),
    /** Path of the picture on this site. */
    img: sitePath,
    /** Pieces in stock; 0 when there are none. */
    stock: z.number().int().min(0).max(1_000_000),
    /** Kind of product, shown as a label. */
    productType: localized(z.string().min(1).max(80)),
    /** Path on this site, or an http(s) address, of the data sheet. */
    documentationUrl: z.union([sitePath, z.url({ protocol: /^https?$/ })]).optional(),
    texts: localized(productTextSchema),
  })
  .refine(({ productType, texts }) => followsTexts(productType, texts), {
    error: "A label needs a text in its language",
  });

export type ProductContent = z.infer<typeof productSchema>;
