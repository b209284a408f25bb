import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import type { ContractDatabase } from "../../../tests/contract-databases.ts";
import { emptyPostgres, emptySqlite } from "../../../tests/contract-databases.ts";
import type { Migration } from "./migrations/migration.server.ts";
import { connectDatabase, type Database, dialectOf } from "./open-database.server.ts";
import { appliedMigrations, type MigrationOptions, runMigrations } from "./run-migrations.server.ts";

/** Two tables, one of which refers to the other, as offers and applications do. */
const first: Migration = {
  async up(db) {
    await sql`create table offers (id integer primary key, title text not null)`.execute(db);
    await sql`create table applications (id integer primary key, name text not null,
      offer_id integer references offers(id) on delete set null)`.execute(db);
  },
};

const drop = (db: Kysely<unknown>, dialect: string, table: string) =>
  sql.raw(`drop table ${table}${dialect === "postgres" ? " cascade" : ""}`).execute(db);

const moveOffers: Migration = {
  backup: true,
  async up(db, dialect, progress) {
    await sql`create table entries (id integer primary key, title text not null)`.execute(db);
    await sql`insert into entries select id, title from offers`.execute(db);
    progress(1, 1);
    await drop(db, dialect, "offers");
  },
};

const moveApplications: Migration = {
  backup: true,
  async up(db, dialect) {
    await sql`create table submissions (id integer primary key, name text not null,
      entry_id integer references entries(id) on delete set null)`.execute(db);
    await sql`insert into submissions select id, name, offer_id from applications`.execute(db);
    await drop(db, dialect, "applications");
  },
};

const ALL = { "1-first": first, "2-more": { up: async () => {} }, "3-offers": moveOffers, "4-rest": moveApplications };

const failing: Migration["up"] = async () => {
  throw new Error("the disk is on fire");
};

function runContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await create();
    db = connectDatabase(database.location, createLog("silent"));
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  const dialect = () => dialectOf(database.location);
  const run = (all: Record<string, Migration>, to?: string, options: MigrationOptions = {}) =>
    runMigrations(db, dialect(), all, to, options);
  const applied = () => appliedMigrations(db, dialect());
  const rowsOf = async (table: string) => (await sql`select * from ${sql.table(table)} order by id`.execute(db)).rows;

  async function fill() {
    await run(ALL, "1-first");
    await sql`insert into offers (id, title) values (7, 'Electrician')`.execute(db);
    await sql`insert into applications (id, name, offer_id) values (1, 'Anna', 7), (2, 'Ben', null)`.execute(db);
  }

  test("rows keep their references, though the referenced table is dropped before they move", async () => {
    await fill();
    await run(ALL, "3-offers");
    expect(await rowsOf("applications")).toEqual([
      { id: 1, name: "Anna", offer_id: 7 },
      { id: 2, name: "Ben", offer_id: null },
    ]);
    await run(ALL);
    expect(await rowsOf("submissions")).toEqual([
      { id: 1, name: "Anna", entry_id: 7 },
      { id: 2, name: "Ben", entry_id: null },
    ]);
    expect(await applied()).toEqual(Object.keys(ALL));
    // Foreign keys are on again.
    await sql`delete from entries`.execute(db);
    expect((await rowsOf("submissions"))[0]).toMatchObject({ entry_id: null });
  });

  test("a backup is made of the first state, and before each later migration that moves rows", async () => {
    await fill();
    const backups: unknown[] = [];
    await run(ALL, undefined, { backUp: async (name) => void backups.push([name, await applied()]) });
    expect(backups).toEqual([
      ["3-offers", ["1-first"]],
      ["4-rest", ["1-first", "2-more", "3-offers"]],
    ]);
    await run(ALL, undefined, { backUp: async () => expect.fail("nothing is pending") });
  });

  test("a backup that fails changes nothing", async () => {
    await fill();
    const backUp = async () => Promise.reject(new Error("no room"));
    await expect(run(ALL, undefined, { backUp })).rejects.toThrow("no room");
    expect(await applied()).toEqual(["1-first"]);
  });

  test("a migration that fails leaves the previous state, without the record that it was applied", async () => {
    await fill();
    const half: Migration = {
      backup: true,
      async up(...args) {
        await moveOffers.up(...args);
        await failing(...args);
      },
    };
    await expect(run({ ...ALL, "3-offers": half })).rejects.toThrow("the disk is on fire");
    expect(await applied()).toEqual(["1-first", "2-more"]);
    expect(await rowsOf("offers")).toHaveLength(1);
    await expect(rowsOf("entries")).rejects.toThrow(/entries/);
    await run(ALL);
    expect(await rowsOf("submissions")).toHaveLength(2);
  });

  test("the reported error is that of the statement that failed", async () => {
    await fill();
    const wrong: Migration["up"] = async (on) => {
      await sql`insert into nowhere values (1)`.execute(on);
    };
    for (const migration of [{ up: wrong }, { up: wrong, backup: true as const }]) {
      await expect(run({ ...ALL, "2-more": migration })).rejects.toThrow(/nowhere/);
    }
  });

  test("migrations up to one that moves rows share a transaction", async () => {
    await expect(run({ ...ALL, "2-more": { up: failing } })).rejects.toThrow("the disk is on fire");
    expect(await applied()).toEqual([]);
  });

  test("several processes that start at once apply each migration once", async () => {
    await fill();
    const others = [1, 2].map(() => connectDatabase(database.location, createLog("silent")));
    await Promise.all([db, ...others].map((on) => runMigrations(on, dialect(), ALL, undefined, {})));
    for (const other of others) await other.destroy();
    expect(await rowsOf("submissions")).toHaveLength(2);
  });

  test("the log says what is migrated, its progress every few seconds, and the total", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line).msg) });
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const slow: Migration = {
      backup: true,
      async up(on, name, progress, orphans) {
        for (let done = 0; done < 10; done += 1) {
          now += 2000;
          progress(done, 10);
        }
        await moveOffers.up(on, name, () => {}, orphans);
      },
    };
    try {
      await run({ ...ALL, "3-offers": slow }, "2-more", { log });
      expect(lines).toEqual([]);
      await run({ ...ALL, "3-offers": slow }, "3-offers", { log });
    } finally {
      clock.mockRestore();
    }
    expect(lines).toEqual([
      "migration 3-offers begins",
      "migration 3-offers: 2 of 10 rows",
      "migration 3-offers: 5 of 10 rows",
      "migration 3-offers: 8 of 10 rows",
      "migration 3-offers done in 20 s",
      "database migrated from 2-more to 3-offers in 20 s",
    ]);
  });
}

describe("SQLite", () => {
  runContract(emptySqlite);

  let database: ContractDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await emptySqlite();
    db = connectDatabase(database.location, createLog("silent"));
    await runMigrations(db, "sqlite", ALL, "2-more", {});
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  const dropOffers: Migration = { backup: true, up: (on) => drop(on, "sqlite", "offers").then(() => {}) };
  const forgetParents: Migration = {
    backup: true,
    up: (on) => sql`delete from offers`.execute(on).then(() => {}),
  };
  const fill = async () => {
    await sql`insert into offers (id, title) values (7, 'Electrician')`.execute(db);
    await sql`insert into applications (id, name, offer_id) values (1, 'Anna', 7)`.execute(db);
  };

  test("a migration that leaves rows without the rows they refer to is refused", async () => {
    await fill();
    const refused = runMigrations(db, "sqlite", { ...ALL, "3-offers": forgetParents }, undefined, {});
    await expect(refused).rejects.toThrow(
      "3-offers leaves rows of applications that belong to rows of offers that are not there",
    );
    expect(await appliedMigrations(db, "sqlite")).toEqual(["1-first", "2-more"]);
    expect((await sql`select * from offers`.execute(db)).rows).toHaveLength(1);
  });

  test("each of several migrations that move rows runs without foreign keys, and they are on again after the last", async () => {
    await fill();
    const again: Migration = {
      backup: true,
      async up(on) {
        await sql`create table copy (id integer primary key, title text not null)`.execute(on);
        await sql`insert into copy select id, title from offers`.execute(on);
        await sql`drop table offers`.execute(on);
        await sql`alter table copy rename to offers`.execute(on);
      },
    };
    await runMigrations(db, "sqlite", { ...ALL, "3-offers": again, "4-rest": again, "5-last": again }, undefined, {});
    expect((await sql`select * from applications`.execute(db)).rows).toEqual([{ id: 1, name: "Anna", offer_id: 7 }]);
    await sql`delete from offers`.execute(db);
    expect((await sql`select * from applications`.execute(db)).rows).toEqual([{ id: 1, name: "Anna", offer_id: null }]);
  });

  test("rows may lack the table that they refer to until the next migration, not after the last", async () => {
    await fill();
    const { "4-rest": _, ...three } = ALL;
    const refused = runMigrations(db, "sqlite", { ...three, "3-offers": dropOffers }, undefined, {});
    await expect(refused).rejects.toThrow("3-offers leaves rows of applications");
  });

  test("rows that lacked their parent before do not stop an upgrade", async () => {
    await sql`pragma foreign_keys = off`.execute(db);
    await fill();
    await sql`delete from offers`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
    const more: Migration = { ...moveOffers, up: async () => {} };
    await runMigrations(db, "sqlite", { ...ALL, "3-offers": more }, "3-offers", {});
    expect((await sql`select * from applications`.execute(db)).rows).toEqual([{ id: 1, name: "Anna", offer_id: 7 }]);
  });

  test("nothing of a dropped table is left in the file, and its log is empty", async () => {
    const file = join(database.location.dataDir, "site.sqlite");
    const word = "Przemyślidka";
    const long = `${word} ${"with much to say. ".repeat(500)}`;
    for (let id = 1; id <= 400; id += 1) await sql`insert into offers values (${id}, ${long + id})`.execute(db);
    await sql`create index offers_title on offers (title)`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const isInFile = async () => (await readFile(file)).includes(word);
    expect(await isInFile()).toBe(true);
    const { "4-rest": _, ...three } = ALL;
    await runMigrations(db, "sqlite", { ...three, "3-offers": dropOffers }, undefined, {});
    expect(await isInFile()).toBe(false);
    expect((await stat(`${file}-wal`)).size).toBe(0);
  });
});

describe("PostgreSQL", () => runContract(emptyPostgres));
