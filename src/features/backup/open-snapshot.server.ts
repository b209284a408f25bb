import { join } from "node:path";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { postgresSnapshot } from "./postgres-snapshot.server.ts";
import type { Snapshot } from "./snapshot.server.ts";
import { sqliteSnapshot } from "./sqlite-snapshot.server.ts";

/** Opens a snapshot of a site's database without migrating it. */
export function openSnapshot({ databaseUrl, dataDir }: DatabaseLocation): Promise<Snapshot> {
  return databaseUrl === undefined ? sqliteSnapshot(join(dataDir, "site.sqlite")) : postgresSnapshot(databaseUrl);
}
