import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { startPostgres } from "../test/start-postgres.ts";

/**
 * Measures on both databases, each new and empty: SQLite in a temporary folder, then a PostgreSQL started for it, with
 * its default settings but without fsync.
 */
export async function onBothDatabases(
  measure: (name: string, location: DatabaseLocation) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    await measure("SQLite", { databaseUrl: undefined, dataDir: join(folder, "sqlite") });
    const postgres = await startPostgres();
    const location = { databaseUrl: postgres.url, dataDir: join(folder, "postgres") };
    await measure("PostgreSQL", location).finally(postgres.stop);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Does what PostgreSQL's autovacuum would do some minutes after tables were filled. SQLite needs nothing. */
export async function settle({ databaseUrl }: DatabaseLocation): Promise<void> {
  if (databaseUrl === undefined) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}
