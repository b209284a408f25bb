import { cp } from "node:fs/promises";
import { loadPostgres } from "#features/backup/load-postgres.server.ts";
import { insideTransaction } from "#features/backup/loading-database.server.ts";
import { openArchive } from "#features/backup/open-archive.server.ts";
import { openSnapshot } from "#features/backup/open-snapshot.server.ts";
import type { Row } from "#features/backup/row-lines.server.ts";
import { type DatabaseLocation, migrate } from "#platform/database/open-database.server.ts";
import { connectPostgres } from "#platform/database/postgres/own-connection.server.ts";
import { type ContractDatabase, emptySqlite, inPostgres } from "../contract-databases.ts";
import { release1, releasedFile } from "../released-data.ts";
import { createTestDatabase } from "../test-database.ts";

/** The data of release 1 on SQLite: rows and files as that release left them, no migration since. */
export async function releasedSqlite(): Promise<ContractDatabase> {
  const database = await emptySqlite();
  await cp(releasedFile("site"), database.location.dataDir, { recursive: true });
  return database;
}

let template: Promise<string> | undefined;

/** The data of release 1 on PostgreSQL: rows and files as that release left them, no migration since. */
export async function releasedPostgres(): Promise<ContractDatabase> {
  template ??= loadTemplate();
  const database = await inPostgres(await template);
  await cp(releasedFile("site"), database.location.dataDir, { recursive: true });
  return database;
}

/** Loads the rows of release 1 into a database that tests copy, and that ends with the run. @returns its name */
async function loadTemplate(): Promise<string> {
  const { name, url } = await createTestDatabase();
  const client = await connectPostgres(url, "test");
  const archive = await openArchive(releasedFile(release1.backup.file));
  await client.query("begin");
  await migrate(insideTransaction(client), "postgres", archive.manifest.migrations.at(-1));
  await loadPostgres(client, archive);
  await client.query("commit");
  archive.close();
  await client.end();
  return name;
}

/** Everything in a database. */
export interface DatabaseState {
  migrations: readonly string[];
  tables: Readonly<Record<string, Row[]>>;
}

/** Reads all rows of the site's tables. */
export async function stateOf(location: DatabaseLocation): Promise<DatabaseState> {
  const snapshot = await openSnapshot(location);
  const tables: Record<string, Row[]> = {};
  for (const table of snapshot.tables.filter(({ name }) => !name.startsWith("kysely_"))) {
    const rows: Row[] = [];
    for await (const batch of snapshot.rows(table)) rows.push(...batch);
    tables[table.name] = rows;
  }
  const { migrations } = snapshot;
  await snapshot.close();
  return { migrations, tables };
}
