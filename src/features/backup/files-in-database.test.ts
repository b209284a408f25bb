import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forms } from "#forms/index.ts";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type BusySite, openBusySite, sha256 } from "../../../tests/backup/busy-site.ts";
import {
  type ContractDatabase,
  emptyPostgres,
  emptySqlite,
  postgresContract,
} from "../../../tests/contract-databases.ts";
import { makeBackup } from "./make-backup.server.ts";
import { restoreArchive } from "./restore-archive.server.ts";

let source: ContractDatabase;
let other: ContractDatabase;
let backupDir: string;
let site: BusySite;
const IN_DATABASE = { filesIn: "database" } as const;

beforeEach(async () => {
  source = await postgresContract();
  other = await emptyPostgres();
  backupDir = await mkdtemp(join(tmpdir(), "site-backups-"));
  site = await openBusySite({ ...source.location, ...IN_DATABASE });
});
afterEach(async () => {
  await site.close();
  await source.remove();
  await other.remove();
  await rm(backupDir, { recursive: true, force: true });
});

const configOf = ({ location }: ContractDatabase) => ({ ...location, backupDir, sessionSecret: undefined });
const restore = (archive: string, target: ContractDatabase, filesIn: "disk" | "database", overwrite = false) =>
  restoreArchive({
    ...{ forms, archive, overwrite, siteIsStopped: false, ledger: undefined },
    config: { ...configOf(target), filesIn },
  });

/** Returns the paths in the database, and the number of parts with a row. */
async function storedIn({ location }: ContractDatabase) {
  const db = connectDatabase(location, createLog("silent"));
  const files = await db.selectFrom("stored_files").select("path").orderBy("path").execute();
  const chunks = await db.selectFrom("stored_file_chunks").select("path").distinct().orderBy("path").execute();
  await db.destroy();
  expect(chunks).toEqual(files);
  return files.map(({ path }) => path);
}

const pathOf = (key: string) => `files/${key.slice(0, 2)}/${key}`;

test("an archive of a site with files in the database is restored to a folder, and from there to a database", async () => {
  const [stays, erased] = [await site.sendApplication(), await site.sendApplication()];
  const bytes = await buffer(await site.files.open(stays.key));
  const { path, manifest } = await makeBackup(configOf(source), { onTables: () => site.erase(erased) });
  expect(manifest.missing).toEqual([{ path: pathOf(erased.key), reason: "erased" }]);
  expect(manifest.files.find((file) => file.path === pathOf(stays.key))?.sha256).toBe(sha256(bytes));
  expect(manifest.tables.map(({ name }) => name).filter((name) => /^(?:stored_)?file.*s?_/.test(name))).toEqual([
    "file_removals",
  ]);
  expect(await storedIn(source)).toEqual([pathOf(stays.key)]);

  const sqlite = await emptySqlite();
  await restore(path, sqlite, "disk");
  const onDisk = await openBusySite(sqlite.location);
  expect((await buffer(await onDisk.files.open(stays.key))).equals(bytes)).toBe(true);
  const again = await makeBackup(configOf(sqlite));
  expect(again.manifest.files.map((file) => file.path)).toContain(pathOf(stays.key));
  await onDisk.close();

  await restore(again.path, other, "database");
  expect(await storedIn(other)).toEqual([pathOf(stays.key)]);
  const inDatabase = await openBusySite({ ...other.location, ...IN_DATABASE });
  expect((await buffer(await inDatabase.files.open(stays.key))).equals(bytes)).toBe(true);
  await inDatabase.close();
  await expect(openBusySite(other.location)).rejects.toThrow("Set FILES_URL=database:");
  await sqlite.remove();
});

test("a site that is overwritten goes with its files, and what is erased again leaves no bytes", async () => {
  const [stays, erased] = [await site.sendApplication(), await site.sendApplication()];
  const { path } = await makeBackup(configOf(source));
  const later = await site.sendApplication();
  await site.erase(erased);
  await site.close();
  await expect(restore(path, source, "database")).rejects.toThrow("The database is not empty");
  expect(await restore(path, source, "database", true)).toMatchObject({ erasedAgain: 1 });
  expect(await storedIn(source)).toEqual([pathOf(stays.key)]);
  await restore(path, source, "disk", true);
  expect(await storedIn(source)).toEqual([]);
  site = await openBusySite(source.location);
  await site.files.open(stays.key).then((stream) => stream.destroy());
  await expect(site.files.open(later.key)).rejects.toMatchObject({ id: "not-found" });
});
