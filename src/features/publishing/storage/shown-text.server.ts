import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { ItemKind } from "../kinds.ts";

/** A text row together with the language it is really in: the asked one, the fallback, or the first that there is. */
export type Shown<T> = T & { language: Language };

/**
 * Picks, of the rows of one item, the one in `language`, the fallback's, or that of the first language of the site that
 * it has.
 * @returns undefined when there is none, as when the item does not exist
 */
export function pickShown<T extends { language: string }>(
  rows: readonly T[],
  language: Language,
): Shown<Omit<T, "language">> | undefined {
  const wanted = [language, FALLBACK_LANGUAGE, ...LANGUAGE_CODES];
  const shown = wanted.find((code) => rows.some((row) => row.language === code));
  const row = rows.find((candidate) => candidate.language === shown);
  return row !== undefined && isLanguage(row.language) ? { ...row, language: row.language } : undefined;
}

/**
 * Joins item rows with their text rows, in the order of `ids`. Texts in languages that the site does not have are left
 * out: a release that has them may have written them.
 * @param ownerOf the item a text belongs to
 * @param join makes one joined item, or undefined to leave it out; ids without a row are left out too
 */
export function joinTexts<Row extends { id: number }, Text extends { language: string }, Joined>(
  ids: readonly number[],
  rows: readonly Row[],
  texts: readonly Text[],
  ownerOf: (text: Text) => number,
  join: (row: Row, texts: readonly Text[]) => Joined | undefined,
): Joined[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const known = texts.filter(({ language }) => isLanguage(language));
  const textsOf = Map.groupBy(known, ownerOf);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    const joined = row === undefined ? undefined : join(row, textsOf.get(id) ?? []);
    return joined === undefined ? [] : [joined];
  });
}

/**
 * Makes what is read of one item of many. One that is damaged is logged and left out, so that the others are read.
 * @returns undefined for a damaged one
 */
export function unlessDamaged<T>(log: Log, kind: ItemKind, id: number, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    log.error({ kind, id, err: error }, "what is stored of a published item cannot be read");
    return undefined;
  }
}
