import { tableFacts } from "#platform/database/tables.server.ts";

/** Tables of the library that migrates: what has been applied stands in the manifest. */
const OF_MIGRATIONS = new Set(["kysely_migration", "kysely_migration_lock"]);

/** Rows that migrations write by themselves: they do not mean that somebody has used a database. */
const NOT_TELLING = new Set(["site_state", "item_ids", "job_runs"]);

/** Whether a table's rows are part of a backup. */
export function isSaved(table: string): boolean {
  const facts = tableFacts(table);
  return facts !== undefined && "files" in facts;
}

/** Whether a table is the site's or was, saved or not. */
export function isOwnTable(table: string): boolean {
  return tableFacts(table) !== undefined || OF_MIGRATIONS.has(table);
}

/** Why a table of the site is left out; undefined for one that is saved, or that is not the site's. */
export function reasonLeftOut(table: string): string | undefined {
  const facts = tableFacts(table);
  return facts !== undefined && "leftOut" in facts ? facts.leftOut : undefined;
}

/** Whether rows of a table mean that the database is in use. */
export function showsSiteInUse(table: string): boolean {
  return isSaved(table) && !NOT_TELLING.has(table);
}
