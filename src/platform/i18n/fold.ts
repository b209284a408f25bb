import { streamSafe } from "./stream-safe.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Folds a text for search: lower case, no diacritics, no soft hyphens, one space between words. `Łódź` becomes `lodz`.
 * Titles are stored folded and queries are folded by this same function.
 */
export function fold(text: string): string {
  return (
    streamSafe(text)
      // Some signs become capitals only when decomposed (ℋ is H), and some letters decompose only in lower case.
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[\p{M}\u00AD]+/gu, "")
      .replaceAll("\0", "") // PostgreSQL refuses any text with NUL
      .replace(/[łøßæœđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
      .replace(/\s+/g, " ")
      .trim()
  );
}
