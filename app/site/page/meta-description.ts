import { truncate } from "#content/limits.ts";

/** Search engines show about this many characters. */
const META_CHARACTERS = 155;

/** A text's first paragraph, cut to what search engines show. */
export function metaDescription(text: string): string {
  const [first = ""] = text.split(/\n\s*\n/);
  return truncate(first, META_CHARACTERS);
}
