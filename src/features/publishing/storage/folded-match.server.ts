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
  return comparedLast(sql`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`);
}

/**
 * The same condition, which PostgreSQL looks at after all others. A bare `like` it looks at first, on rows of other
 * languages and forms too, and a word that it takes to be rare has it read and sort all rows.
 */
export function comparedLast(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then 1 else 0 end = 1`;
}
