import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Log } from "#platform/logging/log.server.ts";
import { ConfigError } from "../config.server.ts";
import type { DatabaseCounts } from "../metrics/site-counts.server.ts";
import { guarded } from "./guarded-dialect.server.ts";
import { migrations, tablesOfNewerRelease } from "./migrations/migrations.server.ts";
import { isPostgresFull, isPostgresUnavailable, postgresDialect } from "./postgres/dialect.server.ts";
import { connectPostgres, onConnection } from "./postgres/own-connection.server.ts";
import { appliedMigrations, type MigrationOptions, runMigrations } from "./run-migrations.server.ts";
import type { Schema } from "./schema.server.ts";
import { sqliteDialect } from "./sqlite/dialect.server.ts";
import { isSqliteBusy, isSqliteFull, isSqliteUnavailable } from "./sqlite/errors.server.ts";

export type Database = Kysely<Schema>;
export type DialectName = "sqlite" | "postgres";

/** Where the database is: a PostgreSQL URL, or a folder for the embedded one. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** A newer release has migrated the database. */
export class NewerReleaseError extends ConfigError {}

/** Returns which of the two it is. */
export function dialectOf({ databaseUrl }: DatabaseLocation): DialectName {
  return databaseUrl === undefined ? "sqlite" : "postgres";
}

/**
 * Opens the database and applies pending migrations.
 * @param backUp makes a backup before a migration that moves rows; without it none is made
 * @param counts counts what the database does
 * @throws ExpectedError `storage-unavailable` when it cannot be reached; ConfigError when `dataDir` cannot be used;
 * NewerReleaseError when a newer release has migrated the database
 */
export async function openDatabase(
  location: DatabaseLocation,
  log: Log,
  backUp?: MigrationOptions["backUp"],
  counts?: DatabaseCounts,
): Promise<Database> {
  await provideFolder(location.dataDir);
  const db = connectDatabase(location, log, counts);
  try {
    await bringUpToDate(db, location, { log, backUp });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function bringUpToDate(db: Database, { databaseUrl }: DatabaseLocation, options: MigrationOptions) {
  if (databaseUrl === undefined) return migrate(db, "sqlite", undefined, options);
  const applied = await appliedMigrations(db, "postgres");
  if (applied.join() === Object.keys(migrations).toSorted().join()) return;
  const client = await connectPostgres(databaseUrl, "site-migration");
  try {
    const own = new Kysely<Schema>({ dialect: guarded(onConnection(client), POSTGRES_TROUBLES) });
    await migrate(own, "postgres", undefined, options);
  } finally {
    await client.end();
  }
}

const SQLITE_TROUBLES = { isBusy: isSqliteBusy, isFull: isSqliteFull, isUnavailable: isSqliteUnavailable };
const POSTGRES_TROUBLES = { isBusy: () => false, isFull: isPostgresFull, isUnavailable: isPostgresUnavailable };

/** Connects to the database without migrating it, for commands beside a running site. It connects on first use. */
export function connectDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  log: Log,
  counts?: DatabaseCounts,
): Database {
  const onLost = (error: Error) => log.warn({ reason: error.message }, "database connection lost");
  const dialect =
    databaseUrl === undefined
      ? guarded(sqliteDialect(join(dataDir, "site.sqlite")), SQLITE_TROUBLES, counts)
      : guarded(postgresDialect(databaseUrl, onLost), POSTGRES_TROUBLES, counts);
  return new Kysely<Schema>({ dialect });
}

/** Creates the data folder where it is missing. @throws ConfigError when it cannot be used */
export async function provideFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a folder that this process may write to (${error})`);
  }
}

/**
 * Applies pending migrations.
 * @param to name of the last migration to apply; all by default
 * @throws NewerReleaseError when a newer release has migrated the database
 */
export async function migrate(
  db: Database,
  dialect: DialectName,
  to?: string,
  options: MigrationOptions = {},
): Promise<void> {
  await refuseNewerRelease(db, dialect);
  await runMigrations(db, dialect, migrations, to, options);
}

/** @throws NewerReleaseError that says what a newer release has done to the database */
async function refuseNewerRelease(db: Database, dialect: DialectName): Promise<void> {
  const what = tablesOfNewerRelease(await appliedMigrations(db, dialect));
  if (what === undefined) return;
  throw new NewerReleaseError(
    `The database was written by a newer release: ${what}. Install that release, then start. Nothing was changed.`,
  );
}
