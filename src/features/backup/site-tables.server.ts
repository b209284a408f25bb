import { tableFacts } from "#platform/database/tables.server.ts";

/** Tables of the migration library; the manifest records the applied migrations. */
const OF_MIGRATIONS = new Set(["kysely_migration", "kysely_migration_lock"]);

/** Tables with rows inserted by migrations, which do not show that a database is in use. */
const NOT_TELLING = new Set(["site_state", "item_ids", "job_runs"]);

/** Returns whether a table's rows are part of a backup. */
export function isSaved(table: string): boolean {
  const facts = tableFacts(table);
  return facts !== undefined && "files" in facts;
}

/** Returns whether a table belongs to the site, of this release or an earlier one. */
export function isOwnTable(table: string): boolean {
  return tableFacts(table) !== undefined || OF_MIGRATIONS.has(table);
}

/** Returns why a table of the site is left out; undefined for tables that are saved or do not belong to the site. */
export function reasonLeftOut(table: string): string | undefined {
  const facts = tableFacts(table);
  return facts !== undefined && "leftOut" in facts ? facts.leftOut : undefined;
}

/** Returns whether rows of a table show that the database is in use. */
export function showsSiteInUse(table: string): boolean {
  return isSaved(table) && !NOT_TELLING.has(table);
}
