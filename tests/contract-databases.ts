import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createTestDatabase } from "./test-database.ts";

/** A database for a contract test, with a function that removes it. */
export interface ContractDatabase {
  location: DatabaseLocation;
  remove(): Promise<void>;
}

/** Creates a migrated SQLite database without content, in a folder of its own. */
export async function sqliteContract(): Promise<ContractDatabase> {
  const database = await emptySqlite();
  await copyFile(inject("migratedSqlite"), join(database.location.dataDir, "site.sqlite"));
  return database;
}

/** Creates a migrated database without content in the run's PostgreSQL. */
export function postgresContract(): Promise<ContractDatabase> {
  return inPostgres(inject("migratedPostgres"));
}

/** Creates an empty folder for a SQLite database. */
export async function emptySqlite(): Promise<ContractDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-contract-"));
  return {
    location: { databaseUrl: undefined, dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Creates a database without tables in the run's PostgreSQL. */
export function emptyPostgres(): Promise<ContractDatabase> {
  return inPostgres();
}

/** Copies a database that nobody has open, without the other files of its folder. */
export async function copyOf({ location: { databaseUrl, dataDir } }: ContractDatabase): Promise<ContractDatabase> {
  if (databaseUrl !== undefined) return inPostgres(new URL(databaseUrl).pathname.slice(1));
  const copy = await emptySqlite();
  await copyFile(join(dataDir, "site.sqlite"), join(copy.location.dataDir, "site.sqlite"));
  return copy;
}

/**
 * Creates a database in the run's PostgreSQL, with an empty folder.
 * @param template name of the database that is copied; without it the new one is empty
 */
export async function inPostgres(template?: string): Promise<ContractDatabase> {
  const { location, remove } = await emptySqlite();
  const database = await createTestDatabase(template);
  return {
    location: { ...location, databaseUrl: database.url },
    async remove() {
      await database.drop();
      await remove();
    },
  };
}
