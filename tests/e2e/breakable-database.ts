import { open, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startRelay } from "../relay.ts";
import { createTestDatabase } from "../test-database.ts";
import { type BuiltSite, startBuiltSite } from "./start-built-site.ts";

/** A site whose database can be broken and restored while it runs. */
export interface BreakableSite {
  site: BuiltSite;
  breakDatabase(): Promise<void>;
  mendDatabase(): Promise<void>;
  stop(): Promise<void>;
}

const PAGE_BYTES = 4096;

/**
 * On SQLite: the file of the running site is overwritten with invalid data, and later restored.
 * @param environment further variables of the site's environment
 */
export async function breakableSqlite(environment: Readonly<Record<string, string>> = {}): Promise<BreakableSite> {
  const site = await startBuiltSite({ environment });
  const file = join(site.database.dataDir, "site.sqlite");
  let whole: Buffer | undefined;
  /** Removes the index, so that the site reads the file again. A site that has closed the bad file has none. */
  const forgetIndex = async () => {
    const index = await open(`${file}-shm`, "r+").catch(() => undefined);
    await index?.write(Buffer.alloc(PAGE_BYTES));
    await index?.close();
  };
  return {
    site,
    stop: site.stop,
    async breakDatabase() {
      const other = new DatabaseSync(file);
      other.exec("pragma wal_checkpoint(truncate)");
      other.close();
      whole = await readFile(file);
      await overwrite(file, Buffer.alloc(whole.length, "no database "));
      await truncate(`${file}-wal`, 0);
      await forgetIndex();
    },
    async mendDatabase() {
      if (whole !== undefined) await overwrite(file, whole);
      await forgetIndex();
    },
  };
}

/** Overwrites a file in place, so that processes that have it open see the new content. */
async function overwrite(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content, { flag: "r+" });
}

/**
 * On PostgreSQL: the site connects through a relay that can be cut, so that other tests can use the server.
 * @param environment further variables of the site's environment
 */
export async function breakablePostgres(environment: Readonly<Record<string, string>> = {}): Promise<BreakableSite> {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  url.searchParams.delete("host");
  const site = await startBuiltSite({ databaseUrl: url.href, environment });
  return {
    site,
    breakDatabase: relay.cut,
    mendDatabase: relay.join,
    async stop() {
      await site.stop();
      await relay.cut();
      await database.drop();
    },
  };
}
