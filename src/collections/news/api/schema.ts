import { z } from "zod";
import { suffixedShape } from "#features/api/suffixed.ts";
import { newsSchema } from "../news-item.ts";

const { id, img, posted, texts } = newsSchema.shape;
const text = texts.shape.en.shape;

/** A news item as the API gives it. */
export const newsJsonSchema = z.strictObject({
  id,
  ...suffixedShape("title", text.title),
  ...suffixedShape("short_description", text.shortDescription),
  ...suffixedShape("description", text.description),
  img,
  posted,
});

export type NewsJson = z.infer<typeof newsJsonSchema>;
