import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { readConfig } from "#config.server.ts";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { openServices } from "#open-services.server.ts";
import { createLog } from "#platform/logging/log.server.ts";

const assets = {
  folder: "public",
  inlineStyle: () => ({ css: "", hash: "" }),
  printSheet: undefined,
  enhancementScript: undefined,
  versioned: (path: string) => path,
  has: () => true,
  styleHashes: () => [],
  drawing: () => undefined,
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-services-"));
  await copyFile(inject("baseDatabase"), join(dataDir, "site.sqlite"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openServices(readConfig({ DATA_DIR: dataDir }), assets, createLog("silent"));

/** Reads or writes the database without the site. */
function inDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, "site.sqlite"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

test("a start rewrites the database file after erasures before it", async () => {
  inDatabase((database) =>
    database.exec("insert into erasures (kind, reference, reason, erased_at) values ('message', 'M-1', 'sender', 1)"),
  );
  const rewritten = () =>
    inDatabase((database) => database.prepare("select value from site_state where key = 'forgotten-erasure'").get());
  const { startJobs, close } = await open();
  expect(rewritten()).toBeUndefined();
  await startJobs();
  expect(rewritten()).toEqual({ value: "1" });
  await close();
});

test("the database of a newer release is refused, and the backup named that this release can restore", async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const before = await makeBackup(config);
  inDatabase((database) => database.exec("insert into kysely_migration values ('0999-later', '2026-11-28T00:00:00Z')"));
  // That release has made one too, later, which this one does not know how to restore.
  const later = await makeBackup(config);
  expect(later.name > before.name).toBe(true);
  await expect(open()).rejects.toThrow(`0999-later. Install that release, then start. Nothing was changed. Or go back`);
  await expect(open()).rejects.toThrow(`restore ${before.path} (\`npm run restore -- … --overwrite\`)`);
  await rm(before.path);
  await expect(open()).rejects.toThrow(`No backup in ${config.backupDir} can take it back to this release.`);
});
