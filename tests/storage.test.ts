import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { refreshDerivedRows } from "#features/publishing/storage/derived-rows.server.ts";
import { isPublic, wasPublic } from "#features/publishing/storage/entries.server.ts";
import { findListed } from "#features/publishing/storage/listing.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { freePort } from "../tools/test/free-port.ts";
import { emptyPostgres, emptySqlite, postgresContract, sqliteContract } from "./contract-databases.ts";
import { startRelay } from "./relay.ts";
import { storageContract } from "./storage-contract.ts";
import { newsSample } from "./storage-samples.ts";

const log = createLog("silent");

const failureOf = (work: Promise<unknown>) => work.then(() => "none", failureId);
const addSample = (storage: Storage) => storage.publishing.publishRecord(news, newsSample(1, "In time"));

describe("SQLite", () => storageContract(sqliteContract));
describe("PostgreSQL", () => storageContract(postgresContract));

test("names DATA_DIR when it is not a writable folder", async () => {
  const { location, remove } = await emptySqlite();
  const dataDir = join(location.dataDir, "file");
  await writeFile(dataDir, "");
  await expect(openStorage({ ...location, dataDir }, log)).rejects.toThrow(/^DATA_DIR must be a folder/);
  await remove();
});

test("SQLite: a migration that fails half-way leaves no table behind", async () => {
  const { location, remove } = await emptySqlite();
  const file = new DatabaseSync(join(location.dataDir, "site.sqlite"));
  file.exec("create table listings (in_the_way text)");
  await expect(openStorage(location, log)).rejects.toThrow("listings already exists");
  file.exec("drop table listings");
  const storage = await openStorage(location, log);
  expect(await storage.contentVersion()).toBe(0);
  await storage.close();
  file.close();
  await remove();
});

test.each([
  ["SQLite", emptySqlite],
  ["PostgreSQL", emptyPostgres],
])("%s: two first starts at once both find their tables", async (_name, database) => {
  const { location, remove } = await database();
  const both = await Promise.all([openStorage(location, log), openStorage(location, log)]);
  for (const storage of both) {
    expect(await storage.contentVersion()).toBe(0);
    await storage.close();
  }
  await remove();
});

test.each([
  ["SQLite", emptySqlite],
  ["PostgreSQL", emptyPostgres],
])("%s: a database of a newer release is refused, and the release named", async (_name, database) => {
  const { location, remove } = await database();
  const db = await openDatabase(location, log);
  await sql`insert into kysely_migration (name, timestamp) values ('0999-later', ${new Date().toISOString()})`.execute(
    db,
  );
  await db.destroy();
  const opening = openStorage(location, log);
  await expect(opening).rejects.toThrow(
    "The database was written by a newer release: its tables have been through 0999-later. Install that release",
  );
  await expect(opening).rejects.toMatchObject({ name: "ConfigError" });
  await remove();
});

describe("an unreachable database", () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function lockedSqlite(): Promise<{ storage: Storage; unlock(): void }> {
    const { location, remove } = await emptySqlite();
    undo.push(remove);
    const storage = await openStorage(location, log);
    undo.push(() => storage.close());
    const other = new DatabaseSync(join(location.dataDir, "site.sqlite"));
    undo.push(() => other.close());
    other.exec("begin exclusive");
    return { storage, unlock: () => other.exec("rollback") };
  }

  test("PostgreSQL where nothing listens", async () => {
    const { location, remove } = await emptySqlite();
    undo.push(remove);
    const databaseUrl = `postgres://postgres@127.0.0.1:${await freePort()}/site`;
    expect(await failureOf(openStorage({ ...location, databaseUrl }, log))).toBe("storage-unavailable");
  });

  test("PostgreSQL that is interrupted while the site runs", async () => {
    const { location, remove } = await emptyPostgres();
    undo.push(remove);
    const url = new URL(location.databaseUrl ?? "");
    const relay = await startRelay(Number(url.port));
    undo.push(relay.cut);
    url.port = String(relay.port);
    url.searchParams.delete("host");
    const storage = await openStorage({ ...location, databaseUrl: url.href }, log);
    undo.push(() => storage.close());
    await relay.cut();
    expect(await failureOf(storage.contentVersion())).toBe("storage-unavailable");
    await relay.join();
    expect(await storage.contentVersion()).toBe(0);
  });

  test("SQLite with a file that is not a database", async () => {
    const { location, remove } = await emptySqlite();
    undo.push(remove);
    await writeFile(join(location.dataDir, "site.sqlite"), "this is no database, ".repeat(500));
    expect(await failureOf(openStorage(location, log))).toBe("storage-unavailable");
  });

  test("SQLite locked by another process for too long", async () => {
    const { storage, unlock } = await lockedSqlite();
    expect(await failureOf(storage.publishing.publishRecord(news, newsSample(1, "Late")))).toBe("storage-unavailable");
    unlock();
    expect(await storage.collection(news).find(1, "en")).toBeUndefined();
    await storage.publishing.publishRecord(news, newsSample(1, "In time"));
    expect(await storage.contentVersion()).toBe(1);
  });

  test("SQLite locked for a moment: the save waits, and the event loop does not", async () => {
    const { storage, unlock } = await lockedSqlite();
    const saving = storage.publishing.publishRecord(news, newsSample(1, "Patient"));
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    await wait(600);
    clearInterval(ticking);
    unlock();
    await saving;
    expect(ticks).toBeGreaterThan(15);
    expect((await storage.collection(news).find(1, "en"))?.text.title).toBe("Patient");
  });
});

test("SQLite whose file was damaged for a while is written to again once it is restored", async () => {
  const { location, remove } = await emptySqlite();
  const storage = await openStorage(location, log);
  await storage.publishing.publishRecord(news, newsSample(1, "Before"));
  await storage.purgeErased();
  const file = join(location.dataDir, "site.sqlite");
  const whole = await readFile(file);
  const overwrite = async (content: Buffer) => {
    await writeFile(file, content, { flag: "r+" });
    // Without its index and with an empty log, the file is read again.
    await writeFile(`${file}-shm`, Buffer.alloc(4096), { flag: "r+" });
    await truncate(`${file}-wal`, 0);
  };
  await overwrite(Buffer.alloc(whole.length, "no database "));
  expect(await storage.publishing.publishRecord(news, newsSample(2, "Lost")).then(() => "none", failureId)).toBe(
    "storage-unavailable",
  );
  await overwrite(whole);
  await storage.publishing.publishRecord(news, newsSample(3, "After"));
  expect((await storage.collection(news).find(3, "en"))?.text.title).toBe("After");
  await storage.close();
  await remove();
});

test("while another process writes to SQLite, pages can be read", async () => {
  const { location, remove } = await emptySqlite();
  const storage = await openStorage(location, log);
  await storage.publishing.publishRecord(news, newsSample(1, "Readable"));
  const other = new DatabaseSync(join(location.dataDir, "site.sqlite"));
  other.exec("begin immediate");
  const saving = storage.publishing.publishRecord(news, newsSample(2, "Waiting"));
  expect((await storage.collection(news).find(1, "en"))?.text.title).toBe("Readable");
  other.exec("rollback");
  other.close();
  await saving;
  expect((await storage.collection(news).find(2, "en"))?.text.title).toBe("Waiting");
  await storage.close();
  await remove();
});

describe("during a long transaction of this process", () => {
  let storage: Storage;
  let remove: () => Promise<unknown>;
  beforeEach(async () => {
    const database = await emptySqlite();
    remove = database.remove;
    storage = await openStorage(database.location, log);
  });
  afterEach(async () => {
    await storage.close();
    await remove();
  });

  test("SQLite answers queries in SQL text, as for withdrawn pages", async () => {
    const { rows, inTransaction } = storage.publishing;
    await addSample(storage);
    const { posted } = news.facts;
    const filtered = { ...news, facts: { ...news.facts, posted: { ...posted, filterable: true } } } as const;
    await refreshDerivedRows(rows, log, [filtered]);
    const query = { q: "", filters: { posted: newsSample(1, "").posted.slice(0, 4) }, sort: "desc", page: 1 } as const;
    await inTransaction(async () => {
      expect(await findListed(rows, filtered, "en", query)).toEqual({ ids: [1], total: 1 });
      expect(await isPublic(rows, news, 1)).toBe(true);
      expect(await wasPublic(rows, news, 1)).toBe(false);
      expect(await storage.size()).toBeGreaterThan(0);
    });
  });

  test("SQLite refuses another write after a while, and accepts it when the transaction has ended", async () => {
    await storage.publishing.inTransaction(async () => {
      const outcomes = await Promise.all(
        [1, 2].map((id) => failureOf(storage.publishing.publishRecord(news, newsSample(id, "Late")))),
      );
      expect(outcomes).toEqual(["storage-unavailable", "storage-unavailable"]);
    });
    await addSample(storage);
    expect((await storage.collection(news).find(1, "en"))?.text.title).toBe("In time");
    expect(await storage.collection(news).find(2, "en")).toBeUndefined();
  });
});

test("PostgreSQL whose connections are all in use refuses after a while", async () => {
  const { location, remove } = await emptyPostgres();
  const storage = await openStorage(location, log);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { promise: allBegun, resolve: begun } = Promise.withResolvers<void>();
  let count = 0;
  const busy = Array.from({ length: 10 }, () =>
    storage.publishing.inTransaction(() => {
      count += 1;
      if (count === 10) begun();
      return end;
    }),
  );
  await allBegun;
  expect(await failureOf(storage.contentVersion())).toBe("storage-unavailable");
  resolve();
  await Promise.all(busy);
  expect(await storage.contentVersion()).toBe(0);
  await storage.close();
  await remove();
});

test("SQLite on a full disk reports it, and continues when there is space again", async () => {
  const { location, remove } = await emptySqlite();
  await (await openStorage(location, log)).close();
  const db = await openDatabase(location, log);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const allow = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(db);
  const add = (key: string) =>
    db
      .insertInto("site_state")
      .values({ key, value: "x".repeat(1_000_000) })
      .execute()
      .then(() => "none", failureId);
  await allow(pages.rows[0]?.page_count ?? 0);
  expect(await add("too much")).toBe("storage-full");
  expect(await db.selectFrom("site_state").selectAll().where("key", "=", "too much").execute()).toEqual([]);
  await allow(1_000_000);
  expect(await add("enough room")).toBe("none");
  await db.destroy();
  await remove();
});
