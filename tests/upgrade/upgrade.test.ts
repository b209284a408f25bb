import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isDataFile } from "#features/backup/archive-paths.server.ts";
import { backupBeforeMigration } from "#features/backup/backup-before-migration.server.ts";
import { checkArchive, restoreArchive } from "#features/backup/restore-archive.server.ts";
import { isSaved } from "#features/backup/site-tables.server.ts";
import { forms } from "#forms/index.ts";
import type { Migration } from "#platform/database/migrations/migration.server.ts";
import { migrations } from "#platform/database/migrations/migrations.server.ts";
import { connectDatabase, type DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { setClock } from "../../tools/test/clock.ts";
import { type ContractDatabase, emptyPostgres, emptySqlite } from "../contract-databases.ts";
import { release1 } from "../released-data.ts";
import { releasedPostgres, releasedSqlite, stateOf } from "./released-database.ts";

const LONG = 60_000;
const SECRET = "a secret of the environment, long enough";
const log = createLog("silent");

const ALL: Readonly<Record<string, Migration>> = migrations;
const MOVES = Object.keys(ALL).filter((name) => ALL[name]?.backup === true);

/** @param isWhole false leaves out what depends on archives and options and not on the database, for a second database */
function upgradeContract(released: () => Promise<ContractDatabase>, isWhole: boolean): void {
  const databases: ContractDatabase[] = [];
  let backupDir: string;
  let lines: string[];
  beforeEach(async () => {
    setClock(release1.now);
    backupDir = await mkdtemp(join(tmpdir(), "site-backups-"));
    lines = [];
  });
  afterEach(async () => {
    setClock(undefined);
    for (const database of databases.splice(0)) await database.remove();
    await rm(backupDir, { recursive: true, force: true });
  });

  async function located(create: () => Promise<ContractDatabase>): Promise<DatabaseLocation> {
    const database = await create();
    databases.push(database);
    return database.location;
  }

  const placeOf = (location: DatabaseLocation) => ({ ...location, backupDir, sessionSecret: SECRET });

  async function upgrade(location: DatabaseLocation, migrationBackup = true): Promise<void> {
    const lineLog = createLog("info", { write: (line) => void lines.push(JSON.parse(line).msg) });
    const backUp = backupBeforeMigration({ ...placeOf(location), migrationBackup }, lineLog);
    await (await openStorage(location, log, undefined, undefined, backUp)).close();
  }

  const archives = async () => (await readdir(backupDir)).filter((name) => name.endsWith(".zip")).toSorted();

  test("the backup before an upgrade is whole, and this release restores what the upgrade made", async () => {
    const location = await located(released);
    const before = await stateOf(location);
    await upgrade(location);
    const made = await archives();
    expect(lines).toEqual(
      MOVES.flatMap((move, i) => [
        `making a backup before the migration ${move}`,
        expect.stringMatching(RegExp(`^backup made before the migration ${move}: .*${made[i]}, \\d+\\.\\d kB$`)),
      ]),
    );
    const [archive = ""] = made.map((name) => join(backupDir, name));
    const { tables, migrations: applied, missing } = await checkArchive(archive);
    expect(applied).toEqual(before.migrations);
    expect(missing).toEqual([]);
    for (const { name, rows } of tables) expect(rows, name).toBe(before.tables[name]?.length);

    for (const create of [emptySqlite, emptyPostgres]) {
      const other = await located(create);
      await restoreArchive({
        forms,
        archive,
        config: placeOf(other),
        overwrite: false,
        siteIsStopped: false,
        ledger: undefined,
      });
      await (await openStorage(other, log)).close();
      expect(await comparable(other)).toEqual(await comparable(location));
      expect(await filesIn(other.dataDir)).toEqual(await filesIn(location.dataDir));
    }
  });

  test("starts that end during the migration leave one backup, as long as it is whole and nothing changes", async () => {
    const location = await located(released);
    const backUp = backupBeforeMigration({ ...placeOf(location), migrationBackup: true }, log);
    const killed = () => {
      const start = openStorage(location, log, undefined, undefined, async (name) => {
        await backUp(name);
        throw new Error("killed");
      });
      return expect(start).rejects.toThrow("killed");
    };
    const unfinished = join(backupDir, "backup-before-migration.zip.part");
    await writeFile(unfinished, "what a killed start has written of its backup");
    for (let start = 1; start <= 3; start += 1) await killed();
    const [first = "", ...others] = await archives();
    expect(others).toEqual([]);
    expect((await readdir(backupDir)).filter((name) => name.endsWith(".part"))).toEqual([]);

    // Another state.
    const db = connectDatabase(location, log);
    await sql`update site_state set value = ${"10000"} where key = ${"content_version"}`.execute(db);
    await db.destroy();
    await killed();
    const [, second = "", ...more] = await archives();
    expect(more).toEqual([]);
    await killed();
    expect(await archives()).toEqual([first, second]);
    if (!isWhole) return;

    // A damaged archive, and one that is cut short.
    const archive = await readFile(join(backupDir, second));
    const half = Math.round(archive.length / 2);
    archive.fill(0, half, half + 100);
    await writeFile(join(backupDir, second), archive);
    await killed();
    const [, , third = ""] = await archives();
    await truncate(join(backupDir, third), 5000);
    await killed();
    await killed();
    expect(await archives()).toHaveLength(4);

    // A file that is lost is not in the next archive, and lost again is no change.
    const [file = ""] = (await filesIn(location.dataDir)).filter((name) => name.startsWith("files/"));
    await rm(join(location.dataDir, file));
    await killed();
    await killed();
    expect((await archives()).filter((name) => name.endsWith("-incomplete.zip"))).toHaveLength(1);
    expect(await archives()).toHaveLength(5);

    await upgrade(location);
    expect(lines).toEqual([
      expect.stringMatching(/^nothing has changed since the newest backup: .*-incomplete\.zip, /),
      "files of the database are missing on the disk and in the backup",
      ...MOVES.slice(1).flatMap((later) => [
        `making a backup before the migration ${later}`,
        expect.stringMatching(/^backup made before the migration /),
        "files of the database are missing on the disk and in the backup",
      ]),
    ]);
  });

  if (!isWhole) return;

  test("without room for the backup the start ends with what to do, and nothing is changed", async () => {
    const location = await located(released);
    const before = await stateOf(location);
    await rm(backupDir, { recursive: true });
    await writeFile(backupDir, "in the way");
    const refused = upgrade(location);
    await expect(refused).rejects.toMatchObject({ name: "ConfigError" });
    await expect(refused).rejects.toThrow(/could not be made in .*The migration has not begun.*MIGRATION_BACKUP=off/);
    expect(await stateOf(location)).toEqual(before);
  });

  test("the command for staff says on standard error that it migrates, and prints its answer alone", async () => {
    const { dataDir, databaseUrl } = await located(released);
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: backupDir, DATABASE_URL: databaseUrl };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["src/commands/staff.ts", "list"], {
      env: { ...env, ...(databaseUrl && { SESSION_SECRET: SECRET }) },
    });
    const messages = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(
      expect.arrayContaining(MOVES.map((move) => `making a backup before the migration ${move}`)),
    );
    expect(messages).toContainEqual(expect.stringMatching(/^database migrated from .* to .* in/));
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => line.split("\t").length),
    ).toEqual([6, 6]);
  });

  test("MIGRATION_BACKUP=off makes none and says so; a database that nobody has used needs none", async () => {
    await upgrade(await located(released), false);
    expect(lines).toEqual(MOVES.map((move) => `no backup is made before the migration ${move} (MIGRATION_BACKUP=off)`));
    lines = [];
    await upgrade(await located(emptySqlite));
    expect(lines).toEqual([]);
    expect(await archives()).toEqual([]);
  });
}

describe("SQLite", { timeout: LONG }, () => upgradeContract(releasedSqlite, true));

describe("PostgreSQL", { timeout: LONG }, () => {
  upgradeContract(releasedPostgres, false);

  test("an upgrade waits for users of its tables, and another start waits for the upgrade", async () => {
    const { location, remove } = await releasedPostgres();
    const other = new Client({ connectionString: location.databaseUrl });
    await other.connect();
    await other.query("begin");
    await other.query("lock table outbox in access share mode");
    const starts = Promise.all([openStorage(location, log), openStorage(location, log)]);
    // Longer than a statement of the site may take.
    await wait(6000);
    await other.query("commit");
    await other.end();
    for (const storage of await starts) await storage.close();
    expect((await stateOf(location)).migrations).toEqual(Object.keys(migrations));
    await remove();
  });
});

/** The rows that a restore leaves as they are: it holds old mails back, and says in the log that there was one. */
async function comparable(location: DatabaseLocation) {
  const { tables } = await stateOf(location);
  return Object.entries(tables).filter(([name]) => isSaved(name) && !["outbox", "audit_log"].includes(name));
}

/** Names of the files that visitors sent, or staff uploaded. */
async function filesIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir, { recursive: true })).filter(isDataFile).toSorted();
}
