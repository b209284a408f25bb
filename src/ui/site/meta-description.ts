import { truncate } from "#platform/i18n/typed-text.ts";

/** Search engines show about this many characters. */
const META_CHARACTERS = 155;

/**
 * Returns a text's first paragraph, truncated at the end of a word to the length that search engines show, with an
 * ellipsis.
 */
export function metaDescription(text: string): string {
  const [first = ""] = text.split(/\n\s*\n/);
  return truncate(first, META_CHARACTERS - 1);
}
