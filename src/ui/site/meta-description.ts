import { truncate } from "#platform/i18n/typed-text.ts";

/** Search engines show about this many characters. */
const META_CHARACTERS = 155;

/** A text's first paragraph, cut at the end of a word to what search engines show, the ellipsis included. */
export function metaDescription(text: string): string {
  const [first = ""] = text.split(/\n\s*\n/);
  return truncate(first, META_CHARACTERS - 1);
}
