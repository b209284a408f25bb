import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createTestDatabase } from "./test-database.ts";

/** An empty database for a contract test, with a function that removes it. */
export interface ContractDatabase {
  location: DatabaseLocation;
  remove(): Promise<void>;
}

/** Creates an empty SQLite database in a folder of its own. */
export async function sqliteContract(): Promise<ContractDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-contract-"));
  return {
    location: { databaseUrl: undefined, dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Creates an empty database in the run's PostgreSQL. */
export async function postgresContract(): Promise<ContractDatabase> {
  const { location, remove } = await sqliteContract();
  const database = await createTestDatabase();
  return {
    location: { ...location, databaseUrl: database.url },
    async remove() {
      await database.drop();
      await remove();
    },
  };
}
