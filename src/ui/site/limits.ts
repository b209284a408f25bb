/** Counts that section 9 of the specification fixes. */

/** Newest projects on the home page. */
export const HOME_PROJECTS = 8;
/** Newest news on the home page. */
export const HOME_NEWS = 6;
/** Newest news set apart on the news page. */
export const NEWS_SET_APART = 3;
/** Other products beside a product: the first ones of the list. */
export const OTHER_PRODUCTS = 3;
/** Characters of a product's description on its card; what is cut ends in an ellipsis. */
export const PRODUCT_CARD_CHARACTERS = 90;
/** Items of a JSON list at most. */
export const API_PAGE_SIZE = 100;

/**
 * Cuts a text to at most `length` characters and an ellipsis. The cut is at the end of a word; only a first word that is
 * too long by itself is cut inside, never in the middle of a character pair.
 */
export function truncate(text: string, length: number = PRODUCT_CARD_CHARACTERS): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const head = characters.slice(0, length).join("");
  const isWholeWord = /\s/.test(characters[length] ?? "");
  const words = isWholeWord ? head : head.slice(0, head.search(/\s\S*$/) + 1);
  return `${(words.trim() === "" ? head : words).replace(/(?<![\s,;:])[\s,;:]+$/, "")}…`;
}
