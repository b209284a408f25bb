import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ProjectEntry } from "./projects.ts";

/** Returns title, description and image of a project for search engines and social networks. */
export function projectLink({ img, text }: ProjectEntry) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
