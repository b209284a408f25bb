import { TABLES } from "#platform/database/tables.server.ts";

/** Tables of the library that migrates: what has been applied stands in the manifest. */
const OF_MIGRATIONS = new Set(["kysely_migration", "kysely_migration_lock"]);

/** Rows that migrations write by themselves: they do not mean that somebody has used a database. */
const NOT_TELLING = new Set(["site_state", "item_ids", "job_runs"]);

const fateOf = (table: string) => (Object.hasOwn(TABLES, table) ? TABLES[table as keyof typeof TABLES] : undefined);

/** Whether a table's rows are part of a backup. */
export function isSaved(table: string): boolean {
  const fate = fateOf(table);
  return fate !== undefined && "files" in fate;
}

/** Whether a table is the site's, saved or not. */
export function isOwnTable(table: string): boolean {
  return fateOf(table) !== undefined || OF_MIGRATIONS.has(table);
}

/** Why a table of the site is left out; undefined for one that is saved, or that is not the site's. */
export function reasonLeftOut(table: string): string | undefined {
  const fate = fateOf(table);
  return fate !== undefined && "leftOut" in fate ? fate.leftOut : undefined;
}

/** Whether rows of a table mean that the database is in use. */
export function tellsOfUse(table: string): boolean {
  return isSaved(table) && !NOT_TELLING.has(table);
}
