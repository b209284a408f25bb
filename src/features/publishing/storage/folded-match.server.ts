import { type RawBuilder, sql } from "kysely";
import { fold } from "#platform/i18n/fold.ts";

/**
 * The condition that a folded column holds the words of a search, case and diacritics ignored.
 * @returns undefined when nothing is searched for
 */
export function foldedMatch(column: string, q: string): RawBuilder<boolean> | undefined {
  const pattern = fold(q);
  if (pattern === "") return undefined;
  const escaped = pattern.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<boolean>`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`;
}
