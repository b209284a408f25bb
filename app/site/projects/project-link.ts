import type { ProjectPage } from "#server/storage/projects-store.ts";
import { metaDescription } from "../page/meta-description.ts";
import { shareImage } from "../page/share-image.ts";

/** What a link to a project shows where it is shared or found. */
export function projectLink({ img, text }: ProjectPage) {
  return { title: text.title, description: metaDescription(text.description), shareImage: shareImage(img) };
}
