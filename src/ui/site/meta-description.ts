import { excerpt } from "#platform/i18n/typed-text.ts";

/** Search engines show about this many characters. */
const META_CHARACTERS = 155;

/** Returns the beginning of a text's first paragraph, as much as search engines show. */
export function metaDescription(text: string): string {
  const [first = ""] = text.split(/\n\s*\n/);
  return excerpt(first, META_CHARACTERS - 1);
}
