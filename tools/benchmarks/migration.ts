import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Kysely } from "kysely";
import { databaseSize } from "#platform/database/database-size.server.ts";
import {
  connectDatabase,
  type DatabaseLocation,
  dialectOf,
  migrate,
  provideFolder,
} from "#platform/database/open-database.server.ts";
import { connectPostgres, onConnection } from "#platform/database/postgres/own-connection.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { fillReleased } from "./released-rows.ts";
import { print } from "./report.ts";

/*
 * Measures how long the migration of an earlier release's database takes: `node tools/benchmarks/migration.ts
 * [counts…]`, 10,000 and 100,000 by default. On SQLite and on a PostgreSQL started for it: fills the tables of
 * migration 0012 (see `released-rows.ts`), then measures the migrations 0013 and 0014 and the start after them, which
 * rewrites the rows of lists and filters. Each step has its own process, for its peak memory. Backups are not included.
 */
const LAST_RELEASED = "0012-submissions";
const MIGRATIONS = ["0013-entries", "0014-submissions"] as const;
const MB = 1024 * 1024;

type Step = "fill" | (typeof MIGRATIONS)[number] | "start";

async function run(step: Step, location: DatabaseLocation, count: number): Promise<void> {
  const log = createLog("silent");
  if (step === "start") return (await openStorage(location, log)).close();
  await provideFolder(location.dataDir);
  const { databaseUrl } = location;
  // As a start migrates PostgreSQL: on a connection without statement timeouts.
  const client = databaseUrl === undefined ? undefined : await connectPostgres(databaseUrl, "bench-migration");
  const db =
    client === undefined ? connectDatabase(location, log) : new Kysely<Schema>({ dialect: onConnection(client) });
  await migrate(db, dialectOf(location), step === "fill" ? LAST_RELEASED : step);
  if (step === "fill") {
    await fillReleased(db, count);
    await settle(location);
  }
  await (client === undefined ? db.destroy() : client.end());
}

/** Returns the peak memory of this process, in MB. */
async function memoryPeak(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Runs a step in a separate process. @throws Error when it fails */
async function inProcess(step: Step, name: string, location: DatabaseLocation, count: number): Promise<void> {
  const given = JSON.stringify({ step, name, location, count });
  const child = spawn(process.execPath, [import.meta.filename, given], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${name}, ${count}: ${step} ends with ${code}`);
}

const [first = ""] = process.argv.slice(2);
if (first.startsWith("{")) {
  const { step, name, location, count } = JSON.parse(first);
  const start = performance.now();
  await run(step, location, count);
  const seconds = (performance.now() - start) / 1000;
  const db = connectDatabase(location, createLog("silent"));
  const size = (await databaseSize(db, dialectOf(location))) / MB;
  await db.destroy();
  print(`${name}, ${count}, ${step}`, { s: seconds, "memory MB": await memoryPeak(), "database MB": size });
} else {
  const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];
  for (const count of counts) {
    await onBothDatabases(async (name, location) => {
      for (const step of ["fill", ...MIGRATIONS, "start"] as const) await inProcess(step, name, location, count);
    });
  }
}
