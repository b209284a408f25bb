import { expect, expectTypeOf, test } from "vitest";
import { openSnapshot } from "#features/backup/open-snapshot.server.ts";
import { connectDatabase, migrate } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { FILE_OWNERS, FORMER_TABLES, fileOwnerOf, TABLES, tableFacts } from "#platform/database/tables.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { emptySqlite } from "./contract-databases.ts";

test("every table lists the stored files that its rows own; a missing table does not compile", () => {
  expectTypeOf<keyof Schema>().toExtend<keyof typeof TABLES>();
  expectTypeOf<Omit<typeof TABLES, "submissions">>().not.toExtend<typeof TABLES>();
  expect([...FILE_OWNERS.keys()]).toEqual(["submission_files", "pictures", "documents"]);
});

test("the list has the tables and columns of the database", async () => {
  const { location, remove } = await emptySqlite();
  const storage = await openStorage(location, createLog("silent"));
  const snapshot = await openSnapshot(location);
  const columns = new Map(snapshot.tables.map((table) => [table.name, table.columns]));
  for (const table of Object.keys(TABLES)) if (table !== "rate_limits") expect(columns.keys()).toContain(table);
  for (const [table, { store: _, ...named }] of FILE_OWNERS) {
    expect(columns.get(table)).toEqual(expect.arrayContaining(Object.values(named)));
  }
  // Columns that contain the key of a file without owning it: of rows that list, use or remove files of others.
  const naming = [...columns].filter(([, names]) =>
    names.some((name) => /^(?:[a-z]+_)*(?:file|picture)_key$/.test(name)),
  );
  expect(naming.map(([table]) => table).filter((table) => !FILE_OWNERS.has(table))).toEqual(["file_removals"]);
  await snapshot.close();
  await storage.close();
  await remove();
});

test("every table of an earlier release is still known, with the files that its rows own", async () => {
  const { location, remove } = await emptySqlite();
  const log = createLog("silent");
  const old = connectDatabase(location, log);
  await migrate(old, "sqlite", "0012-submissions");
  await old.destroy();
  const snapshot = await openSnapshot(location);
  for (const { name, columns } of snapshot.tables) {
    if (name.startsWith("kysely_")) continue;
    expect(tableFacts(name), name).toBeDefined();
    const { store: _, ...named } = fileOwnerOf(name) ?? {};
    expect(columns).toEqual(expect.arrayContaining(Object.values(named)));
  }
  const owners = snapshot.tables.filter(({ name }) => fileOwnerOf(name) !== undefined).map(({ name }) => name);
  expect(owners).toEqual(["applications", "documents", "pictures", "submission_files"]);
  await snapshot.close();

  await (await openStorage(location, log)).close();
  const today = await openSnapshot(location);
  const names = today.tables.map(({ name }) => name);
  expect(names.filter((name) => Object.hasOwn(FORMER_TABLES, name))).toEqual([]);
  await today.close();
  await remove();
});
