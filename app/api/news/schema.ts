import { z } from "zod";
import { newsSchema } from "#content/news/news-item.ts";
import { suffixedShape } from "../suffixed.ts";

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
