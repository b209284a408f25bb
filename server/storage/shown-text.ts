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

/**
 * Joins item rows with their text rows, in the order of `ids`.
 * @param ownerOf the item a text belongs to
 * @param join makes one joined item, or undefined to leave it out; ids without a row are left out too
 */
export function joinTexts<Row extends { id: number }, Text, Joined>(
  ids: readonly number[],
  rows: readonly Row[],
  texts: readonly Text[],
  ownerOf: (text: Text) => number,
  join: (row: Row, texts: readonly Text[]) => Joined | undefined,
): Joined[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const textsOf = Map.groupBy(texts, ownerOf);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    const joined = row === undefined ? undefined : join(row, textsOf.get(id) ?? []);
    return joined === undefined ? [] : [joined];
  });
}
