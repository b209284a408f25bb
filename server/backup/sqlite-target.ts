import { access, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { flush } from "../files/disk-steps.ts";
import { migrate } from "../storage/open-database.ts";
import type { Schema } from "../storage/schema.ts";
import { sqliteDialect } from "../storage/sqlite/dialect.ts";
import { isSqliteBroken, isSqliteBusy } from "../storage/sqlite/troubles.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { quoted } from "./quoted.ts";
import { Refused } from "./refused.ts";
import type { Row } from "./row-lines.ts";
import { tellsOfUse } from "./site-tables.ts";
import { readSqlite } from "./sqlite-snapshot.ts";
import type { Target } from "./target.ts";

/** What SQLite keeps beside a database. */
const BESIDE = ["-wal", "-shm", "-journal"];

/**
 * The SQLite file of a site. It is held for this process alone until `close`: no site can open it meanwhile.
 * @param staging folder for the new file, in the same file system
 * @throws Refused while another process has it open
 */
export async function sqliteTarget(file: string, staging: string): Promise<Target> {
  const old = await holdOld(file);
  const fresh = join(staging, "site.sqlite");
  return {
    isUsed: old.isUsed,
    erasures: old.erasures,

    async build(archive, finish) {
      const last = archive.manifest.migrations.at(-1);
      await withKysely(fresh, (db) => migrate(db, "sqlite", last));
      await loadSqlite(fresh, archive);
      const finished = await withKysely(fresh, async (db) => {
        await migrate(db, "sqlite");
        return finish(db);
      });
      await makeWhole(fresh);
      return finished;
    },

    async replace() {
      for (const name of BESIDE) await rm(`${file}${name}`, { force: true });
      await rename(fresh, file);
      await flush(dirname(file));
    },

    close: async () => old.close(),
  };
}

interface Held {
  isUsed: boolean;
  erasures: readonly Row[] | undefined;
  close(): void;
}

async function holdOld(file: string): Promise<Held> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return { isUsed: false, erasures: [], close: () => {} };
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma locking_mode = exclusive");
    // Takes the file for this process alone, and moves all of it into the one file.
    database.prepare("pragma journal_mode = delete").get();
    database.exec("begin exclusive");
    const { tables, rows } = readSqlite(database);
    const filled = ({ name }: { name: string }) =>
      database.prepare(`select 1 from ${quoted(name)} limit 1`).get() !== undefined;
    const isUsed = tables.some((table) => tellsOfUse(table.name) && filled(table));
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

/** Checks the finished file, and leaves nothing of it in a log beside it. */
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
