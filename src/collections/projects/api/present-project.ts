import { suffixed } from "#features/api/suffixed.ts";
import type { ProjectContent } from "../project.ts";
import type { ProjectJson } from "./schema.ts";

/** Turns a project's record into its JSON. What is not known is null. */
export function presentProject({ texts, category, ...project }: ProjectContent): ProjectJson {
  return {
    id: project.id,
    ...suffixed("title", texts.en.title, (language) => texts[language]?.title),
    img: project.img,
    ...suffixed("description", texts.en.description, (language) => texts[language]?.description),
    projectUrl: project.projectUrl ?? null,
    ...suffixed("category", category?.en ?? null, (language) => category?.[language]),
    country: project.country ?? null,
    year: project.year ?? null,
    posted: project.posted,
  };
}
