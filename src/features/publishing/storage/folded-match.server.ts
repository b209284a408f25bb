import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";

/**
 * The condition that a folded column holds the words of a search, case and diacritics ignored.
 * @returns undefined when nothing is searched for
 */
export function foldedMatch(db: Database, column: string, q: string): RawBuilder<boolean> | undefined {
  const pattern = fold(q);
  if (pattern === "") return undefined;
  // Each database has one that is much faster. PostgreSQL would also take a long pattern of `like` to be rare, whatever
  // the rows hold, and then read and sort all of them.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return sql<boolean>`strpos(${sql.ref(column)}, ${pattern}) > 0`;
  }
  const escaped = pattern.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<boolean>`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`;
}
