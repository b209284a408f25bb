import { join } from "node:path";
import type { DatabaseLocation } from "../storage/open-database.ts";
import { postgresSnapshot } from "./postgres-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { sqliteSnapshot } from "./sqlite-snapshot.ts";

/** Opens a snapshot of a site's database. Nothing is migrated: a backup changes no table. */
export function openSnapshot({ databaseUrl, dataDir }: DatabaseLocation): Promise<Snapshot> {
  return databaseUrl === undefined ? sqliteSnapshot(join(dataDir, "site.sqlite")) : postgresSnapshot(databaseUrl);
}
