import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newArchiveName } from "./archive-name.server.ts";
import { newStagingFolder, removeUnfinishedWork } from "./unfinished-work.server.ts";

const DAY_MS = 86_400_000;
let dataDir: string;
let backupDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-left-"));
  backupDir = join(dataDir, "backups");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("files of killed backups and restores are removed; running ones and the site's files stay", async () => {
  const now = Date.now();
  const staging = newStagingFolder(dataDir);
  await mkdir(join(staging, "files"), { recursive: true });
  await mkdir(join(dataDir, "files"));
  await mkdir(backupDir);
  const whole = newArchiveName(now);
  for (const name of [whole, `${newArchiveName(now)}.part`, "backup-before-migration.zip.part"]) {
    await writeFile(join(backupDir, name), "a CV");
  }
  await removeUnfinishedWork(dataDir, backupDir, now);
  expect(await readdir(dataDir)).toHaveLength(3);
  expect(await readdir(backupDir)).toHaveLength(3);
  for (const name of await readdir(backupDir)) await utimes(join(backupDir, name), 0, (now - DAY_MS) / 1000);
  await removeUnfinishedWork(dataDir, backupDir, now + DAY_MS + 60_000);
  expect((await readdir(dataDir)).toSorted()).toEqual(["backups", "files"]);
  expect(await readdir(backupDir)).toEqual([whole]);
});

test("a site that has never made a backup has nothing to remove", async () => {
  await removeUnfinishedWork(dataDir, backupDir, Date.now());
  expect(await readdir(dataDir)).toEqual([]);
});
