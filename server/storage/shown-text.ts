import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";

/** A text row together with the language it is really in: the asked one, or the fallback. */
export type Shown<T> = T & { language: Language };

/**
 * Picks, of the rows of one item, the one in `language`, or the fallback's.
 * @returns undefined when there is neither, as when the item does not exist
 */
export function pickShown<T extends { language: string }>(
  rows: readonly T[],
  language: Language,
): Shown<Omit<T, "language">> | undefined {
  const row =
    rows.find((candidate) => candidate.language === language) ??
    rows.find((candidate) => candidate.language === FALLBACK_LANGUAGE);
  return row !== undefined && isLanguage(row.language) ? { ...row, language: row.language } : undefined;
}
