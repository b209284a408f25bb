import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isDataFile, placeBelow } from "#features/backup/archive-paths.server.ts";
import { checkRestore } from "#features/backup/check-restore.server.ts";
import { LEDGER_FILE } from "#features/backup/erasure-ledger.server.ts";
import { NOT_SENT_AGAIN } from "#features/backup/finish-database.server.ts";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { type Manifest, manifestTotals } from "#features/backup/manifest.server.ts";
import { openSnapshot } from "#features/backup/open-snapshot.server.ts";
import { type RestoreStep, restoreArchive } from "#features/backup/restore-archive.server.ts";
import type { Row } from "#features/backup/row-lines.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { forms } from "#forms/index.ts";
import { connectDatabase, type DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { type ContractDatabase, copyOf } from "../contract-databases.ts";
import { archivedRows } from "./archive-samples.ts";
import { type BusySite, openBusySite, sha256 } from "./busy-site.ts";

const DAY_MS = 86_400_000;
/** ms for what takes many steps, on a machine with other work. */
const LONG = 60_000;
const SECRET = "a secret of the environment, long enough";

/** Hashes of tables by name, without the log, which says of a restore. */
export const hashesOf = ({ tables }: Manifest) =>
  Object.fromEntries(tables.filter(({ name }) => name !== "audit_log").map(({ name, sha256: hash }) => [name, hash]));

/** What a backup and a restore must do on each database. Called inside of `describe`. */
export function backupContract(
  migrated: () => Promise<ContractDatabase>,
  empty: () => Promise<ContractDatabase>,
): void {
  /** With the examples, which are published once and copied. */
  let started: ContractDatabase;
  let source: ContractDatabase;
  let other: ContractDatabase;
  let backupDir: string;
  let site: BusySite;
  beforeAll(async () => {
    started = await migrated();
    const storage = await openStorage(started.location, createLog("silent"));
    await publishExamples(storage);
    await storage.close();
  });
  afterAll(() => started?.remove());
  beforeEach(async () => {
    source = await copyOf(started);
    other = await empty();
    backupDir = await mkdtemp(join(tmpdir(), "site-backups-"));
    site = await openBusySite(source.location);
  });
  afterEach(async () => {
    await site.close();
    await source.remove();
    await other.remove();
    await rm(backupDir, { recursive: true, force: true });
  });

  const configOf = (location: DatabaseLocation) => ({ ...location, backupDir, sessionSecret: SECRET });
  const back = (location: DatabaseLocation, archive: string, more: object = {}) =>
    restoreArchive({
      forms,
      archive,
      config: configOf(location),
      overwrite: false,
      siteIsStopped: false,
      ledger: undefined,
      ...more,
    });

  const ofForm = (rows: readonly Row[], form: string) => rows.filter((row) => row.form === form);
  const messagesIn = async (location: DatabaseLocation) => ofForm(await rowsIn(location, "submissions"), "message");
  const applicationsIn = async (location: DatabaseLocation) =>
    ofForm(await rowsIn(location, "submissions"), "application");

  async function rowsIn(location: DatabaseLocation, name: string): Promise<Row[]> {
    const snapshot = await openSnapshot(location);
    try {
      const rows: Row[] = [];
      const table = snapshot.tables.find((candidate) => candidate.name === name);
      if (table !== undefined) for await (const batch of snapshot.rows(table)) rows.push(...batch);
      return rows;
    } finally {
      await snapshot.close();
    }
  }

  test(
    "what was saved while all was being written comes back equal, without what was erased meanwhile",
    async () => {
      for (let i = 0; i < 3; i++) await site.sendApplication();
      const between = await site.sendApplication();
      const endLoad = site.startLoad();
      for (let i = 0; i < 5; i++) await site.sendMessage();
      const onTables = async () => {
        await site.erase(between);
        await site.sendMessage();
      };
      const { path, manifest } = await makeBackup(configOf(source.location), { onTables });
      const { messages } = await endLoad();
      expect(messages).toBeGreaterThan(0);
      expect(manifest.missing).toContainEqual({
        path: `files/${between.key.slice(0, 2)}/${between.key}`,
        reason: "erased",
      });
      expect(manifest.missing.every(({ reason }) => reason === "erased")).toBe(true);
      const saved = ofForm(await archivedRows(path, "submissions"), "message");
      expect((await messagesIn(source.location)).length).toBeGreaterThan(saved.length);
      await site.close();
      await source.remove();

      const { erasedAgain } = await back(other.location, path);
      expect(erasedAgain).toBe(manifest.missing.length);
      const after = await makeBackup(configOf(other.location));
      const touched = ["submissions", "submission_files", "outbox", "erasures", "file_removals"];
      const untouched = (of: Manifest) => Object.entries(hashesOf(of)).filter(([table]) => !touched.includes(table));
      expect(untouched(after.manifest)).toEqual(untouched(manifest));
      expect(untouched(manifest).length).toBeGreaterThan(20);
      const erased = new Set((await rowsIn(other.location, "erasures")).map(({ reference }) => reference));
      for (const table of ["submissions", "submission_files"]) {
        const expected = (await archivedRows(path, table)).filter(({ reference }) => !erased.has(reference ?? ""));
        expect(await rowsIn(other.location, table)).toEqual(expected);
      }
      const files = await rowsIn(other.location, "submission_files");
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const { file_key: key, file_sha256: hash } of files) {
        const place = placeBelow(other.location.dataDir, `files/${String(key).slice(0, 2)}/${key}`);
        expect(sha256(await readFile(place))).toBe(hash);
      }
      expect(await filesIn(other.location.dataDir)).toHaveLength(files.length);
    },
    LONG,
  );

  test("ids go on where they were, and a restore of a restore is the same", async () => {
    await site.sendMessage();
    const { id } = (await messagesIn(source.location)).at(-1) ?? {};
    const db = connectDatabase(source.location, createLog("silent"));
    await db.deleteFrom("submissions").execute();
    await db.destroy();
    const { path, manifest } = await makeBackup(configOf(source.location));
    await back(other.location, path);
    expect(hashesOf((await makeBackup(configOf(other.location))).manifest)).toEqual(hashesOf(manifest));
    const restored = await openBusySite(other.location);
    await restored.sendMessage();
    await restored.close();
    expect((await messagesIn(other.location)).map((row) => row.id)).toEqual([Number(id) + 1]);
  });

  test("sessions are in no backup, accounts and tokens are; old mails wait for somebody", async () => {
    const db = connectDatabase(source.location, createLog("silent"));
    await db.insertInto("staff_users").values(STAFF).execute();
    await db.insertInto("staff_sessions").values(SESSION).execute();
    const token = { id: "t", user_id: "u", name: "CI", token_hash: "h", created_at: 1, last_used_at: null };
    await db.insertInto("api_tokens").values(token).execute();
    await db.destroy();
    const now = Date.now();
    await site.sendMessage(now - 2 * DAY_MS);
    await site.sendMessage(now);
    const { path, manifest } = await makeBackup(configOf(source.location));
    expect(manifest.tables.map(({ name }) => name)).not.toContain("staff_sessions");
    expect(manifest.leftOut.find(({ table }) => table === "staff_sessions")?.reason).toMatch(/signs in again/);
    expect((await readFile(path)).includes("session-token")).toBe(false);
    const done = await back(other.location, path, { now });
    expect(done).toMatchObject({ mailsHeldBack: 2, sameSecret: true });
    expect(await rowsIn(other.location, "staff_sessions")).toEqual([]);
    expect(await rowsIn(other.location, "api_tokens")).toEqual([token]);
    const mails = await rowsIn(other.location, "outbox");
    expect(mails.map(({ state, last_error }) => [state, last_error])).toEqual([
      ...Array(2).fill(["failed", NOT_SENT_AGAIN]),
      ...Array(2).fill(["waiting", null]),
    ]);
    expect((await rowsIn(other.location, "audit_log")).at(-1)).toMatchObject({ action: "backup-restored", actor: "" });
  });

  test("a restore refuses while the site runs, and where something is, and changes nothing", async () => {
    await site.sendMessage();
    const { path } = await makeBackup(configOf(source.location));
    await expect(back(source.location, path, { overwrite: true })).rejects.toThrow(/running/);
    const stored = await site.sendMessage();
    await site.close();
    await expect(back(source.location, path)).rejects.toThrow("The database is not empty");
    expect((await messagesIn(source.location)).at(-1)?.reference).toBe(stored);
    const file = join(other.location.dataDir, "files", "ab", "ab".repeat(20));
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, "x");
    await expect(back(other.location, path)).rejects.toThrow("DATA_DIR has files");
  });

  test("a site that is overwritten goes, files and all, and what was erased in it stays erased", async () => {
    const inBackup = await site.sendApplication();
    const stays = await site.sendApplication();
    const { path } = await makeBackup(configOf(source.location));
    await rm(join(backupDir, LEDGER_FILE), { force: true });
    await site.erase(inBackup);
    const later = await site.sendApplication();
    await site.close();
    // Only the replaced database knows of the erasure.
    await rm(join(source.location.dataDir, "backups"), { recursive: true, force: true });
    const done = await back(source.location, path, { overwrite: true });
    expect(done.erasedAgain).toBe(1);
    const stored = (await applicationsIn(source.location)).map(({ reference }) => reference);
    expect(stored).toEqual([stays.reference]);
    expect(await filesIn(source.location.dataDir)).toEqual([stays.key]);
    expect(await filesIn(source.location.dataDir)).not.toContain(later.key);
  });

  test("a list of erasures beside the archive, or given, is followed", async () => {
    const [one, two] = [await site.sendApplication(), await site.sendApplication()];
    const reference = await site.sendMessage();
    const { path } = await makeBackup(configOf(source.location));
    await site.erase(one);
    await site.erase(two);
    const ledger = join(source.location.dataDir, "backups", LEDGER_FILE);
    expect(await back(other.location, path, { ledger })).toMatchObject({ erasedAgain: 2 });
    expect((await messagesIn(other.location)).map((row) => row.reference)).toEqual([reference]);
    expect(await filesIn(other.location.dataDir)).toEqual([]);
    await expect(back(other.location, path, { ledger: `${ledger}x`, overwrite: true })).rejects.toThrow(
      "cannot be read",
    );
    await copyFile(ledger, join(backupDir, LEDGER_FILE));
    expect(await back(other.location, path, { overwrite: true })).toMatchObject({ erasedAgain: 2 });
  });

  test(
    "a restore that fails at whichever step leaves the old site as it was",
    async () => {
      const elsewhere = await openBusySite(other.location);
      await elsewhere.sendApplication();
      const { path } = await makeBackup(configOf(other.location));
      await elsewhere.close();
      const own = await site.sendApplication();
      await site.close();
      const steps: RestoreStep[] = ["target", "unpack", "build", "place", "replace"];
      for (const failing of steps) {
        const onStep = (step: RestoreStep) => {
          if (step === failing) throw new Error(`the plug is pulled at ${step}`);
        };
        const failed = back(source.location, path, { overwrite: true, onStep });
        await expect(failed).rejects.toThrow(`the plug is pulled at ${failing}`);
        expect((await rowsIn(source.location, "submission_files")).map((row) => row.file_key)).toEqual([own.key]);
        expect(await filesIn(source.location.dataDir)).toEqual([own.key]);
        expect((await readdir(source.location.dataDir)).filter((name) => name.startsWith("restoring"))).toEqual([]);
      }
      site = await openBusySite(source.location);
      await site.sendMessage();
    },
    LONG,
  );

  test("an archive is restored into a scratch database, of which nothing is left", async () => {
    await site.sendApplication();
    const { path, manifest } = await makeBackup(configOf(source.location));
    const before = await readdir(source.location.dataDir);
    const scratch = join(source.location.dataDir, "restoring-00000000");
    const { rows, files } = manifestTotals(manifest);
    const place = source.location.databaseUrl === undefined ? "sqlite" : "postgres";
    expect(await checkRestore(path, source.location, scratch)).toEqual({ rows, files, place });
    expect(await readdir(source.location.dataDir)).toEqual(before);
    const after = await makeBackup(configOf(source.location));
    expect(hashesOf(after.manifest)).toEqual(hashesOf(manifest));
  });

  test("a backup that is ended half-way leaves nothing", async () => {
    await site.sendApplication();
    const end = new AbortController();
    const onTables = async () => end.abort(new Error("enough"));
    await expect(makeBackup(configOf(source.location), { onTables, signal: end.signal })).rejects.toThrow();
    expect(await readdir(backupDir)).toEqual([]);
  });
}

/** Names of the files that visitors sent, or staff uploaded, in `DATA_DIR`. */
async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  return entries.filter(isDataFile).map((path) => path.slice(path.lastIndexOf("/") + 1));
}

const STAFF = {
  id: "u",
  username: "anna",
  name: "Anna",
  email: "anna@example.com",
  email_verified: 1,
  image: null,
  role: "admin",
  language: "pl",
  banned: 0,
  ban_reason: null,
  ban_expires: null,
  two_factor_enabled: 0,
  activated_at: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
};
const SESSION = {
  id: "s",
  token: "session-token",
  user_id: "u",
  expires_at: "2036-01-01T00:00:00.000Z",
  ip_address: null,
  user_agent: null,
  impersonated_by: null,
  created_at: STAFF.created_at,
  updated_at: STAFF.updated_at,
};
