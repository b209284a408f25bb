import { metaDescription } from "#ui/site/meta-description.ts";
import { shareImage } from "#ui/site/share-image.ts";
import type { ProjectPage } from "./projects-store.server.ts";

/** What a link to a project shows where it is shared or found. */
export function projectLink({ img, text }: ProjectPage) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
