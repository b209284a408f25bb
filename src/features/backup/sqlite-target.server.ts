import { access, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type Database, migrate } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { sqliteDialect } from "#platform/database/sqlite/dialect.server.ts";
import { isSqliteBroken, isSqliteBusy } from "#platform/database/sqlite/errors.server.ts";
import { flush } from "#platform/files/disk-steps.server.ts";
import { loadSqlite } from "./load-sqlite.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { quoted } from "./quoted.server.ts";
import { Refused } from "./refused.server.ts";
import type { Row } from "./row-lines.server.ts";
import { showsSiteInUse } from "./site-tables.server.ts";
import { readSqlite } from "./sqlite-snapshot.server.ts";
import type { Target } from "./target.server.ts";

/** Suffixes of the files that SQLite creates beside a database. */
const BESIDE = ["-wal", "-shm", "-journal"];

/**
 * Opens a SQLite file to restore into. It stays locked exclusively until `close`, so that no site can open it.
 * @param staging folder for the new file, in the same file system
 * @throws Refused while another process has it open
 */
export async function sqliteTarget(file: string, staging: string): Promise<Target> {
  const old = await lockOld(file);
  const fresh = join(staging, "site.sqlite");
  return {
    isUsed: old.isUsed,
    erasures: old.erasures,

    build: (archive, finish) => buildSqlite(fresh, archive, finish),

    async replace() {
      for (const name of BESIDE) await rm(`${file}${name}`, { force: true });
      await rename(fresh, file);
      await flush(dirname(file));
    },

    close: async () => old.close(),
  };
}

/** Builds a new SQLite file from an archive, as `Target` does. */
export async function buildSqlite<T>(
  fresh: string,
  archive: Archive,
  finish: (db: Database) => Promise<T>,
): Promise<T> {
  const last = archive.manifest.migrations.at(-1);
  await withKysely(fresh, (db) => migrate(db, "sqlite", last));
  await loadSqlite(fresh, archive);
  const finished = await withKysely(fresh, async (db) => {
    await migrate(db, "sqlite");
    return finish(db);
  });
  await makeWhole(fresh);
  return finished;
}

interface LockedFile {
  isUsed: boolean;
  erasures: readonly Row[] | undefined;
  close(): void;
}

async function lockOld(file: string): Promise<LockedFile> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return { isUsed: false, erasures: [], close: () => {} };
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma locking_mode = exclusive");
    // Locks the file exclusively and merges the write-ahead log into it.
    database.prepare("pragma journal_mode = delete").get();
    database.exec("begin exclusive");
    const { tables, rows } = readSqlite(database);
    const filled = ({ name }: { name: string }) =>
      database.prepare(`select 1 from ${quoted(name)} limit 1`).get() !== undefined;
    const isUsed = tables.some((table) => showsSiteInUse(table.name) && filled(table));
    const erasures: Row[] = [];
    const own = tables.find(({ name }) => name === "erasures");
    if (own !== undefined) for await (const batch of rows(own)) erasures.push(...batch);
    return { isUsed, erasures, close: () => void (database.isOpen && database.close()) };
  } catch (error) {
    database.close();
    if (isSqliteBusy(error)) {
      throw new Refused("The site is running, or another program has its database open. Stop it, then restore.");
    }
    if (isSqliteBroken(error)) return { isUsed: true, erasures: undefined, close: () => {} };
    throw error;
  }
}

async function withKysely<T>(file: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Checks the finished file and merges the write-ahead log into it. */
async function makeWhole(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare("pragma integrity_check(1)").get();
    if (found?.integrity_check !== "ok") throw new Error(`the restored database is damaged: ${found?.integrity_check}`);
    const loose = database.prepare("pragma foreign_key_check").get();
    if (loose !== undefined)
      throw new Error(`a row of ${loose.table} belongs to one of ${loose.parent} that is not there`);
    database.prepare("pragma journal_mode = delete").get();
  } finally {
    database.close();
  }
  await flush(file);
}
