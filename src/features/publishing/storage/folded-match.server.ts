import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";

/**
 * Returns the condition that a folded column contains the words of a search, ignoring case and diacritics; undefined
 * for an empty search.
 */
export function foldedMatch(db: Database, column: string, q: string): RawBuilder<boolean> | undefined {
  const pattern = fold(q);
  if (pattern === "") return undefined;
  // For each database the much faster one. PostgreSQL also assumes that long `like` patterns match few rows, and then
  // reads and sorts all of them.
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return sql<boolean>`strpos(${sql.ref(column)}, ${pattern}) > 0`;
  }
  const escaped = pattern.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<boolean>`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`;
}
