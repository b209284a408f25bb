import type { Content } from "#features/publishing/collection.ts";

/** Returns entries that have a title in English, Polish and German and nothing else, with the ids from 1. */
export function titled(rows: readonly (readonly [en: string, pl: string, de: string])[]): readonly Content[] {
  return rows.map(([en, pl, de], i) => ({
    id: i + 1,
    texts: { en: { title: en }, pl: { title: pl }, de: { title: de } },
  }));
}
