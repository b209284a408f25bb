import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ProjectEntry } from "./projects.ts";

/** What a link to a project shows where it is shared or found. */
export function projectLink({ img, text }: ProjectEntry) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
