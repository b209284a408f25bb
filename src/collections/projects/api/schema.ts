import { z } from "zod";
import { suffixedShape } from "#features/api/suffixed.ts";
import { projectSchema } from "../project.ts";

const { id, img, projectUrl, category, country, year, posted, texts } = projectSchema.shape;
const text = texts.shape.en.shape;

/** A project as the API gives it. */
export const projectJsonSchema = z.strictObject({
  id,
  ...suffixedShape("title", text.title),
  img,
  ...suffixedShape("description", text.description),
  projectUrl: projectUrl.unwrap().nullable(),
  ...suffixedShape("category", category.unwrap().shape.en.nullable()),
  country: country.unwrap().nullable(),
  year: year.unwrap().nullable(),
  posted,
});

export type ProjectJson = z.infer<typeof projectJsonSchema>;
