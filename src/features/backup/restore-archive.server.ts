import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Config } from "#platform/config.server.ts";
import { connectDatabase, type Database } from "#platform/database/open-database.server.ts";
import { fileOwnerOf } from "#platform/database/tables.server.ts";
import { databaseFiles } from "#platform/files/database-files.server.ts";
import { flush, makeFolder } from "#platform/files/disk-steps.server.ts";
import { diskFiles } from "#platform/files/disk-store.server.ts";
import { replaceFilesPlace } from "#platform/files/files-place.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { isDataFile, placeBelow, SESSION_SECRET } from "./archive-paths.server.ts";
import { knownErasures } from "./erasures-to-replay.server.ts";
import { type Finished, finishDatabase } from "./finish-database.server.ts";
import type { BackupPlace } from "./make-backup.server.ts";
import { type Manifest, manifestTotals } from "./manifest.server.ts";
import { type NamedFiles, namedFiles } from "./named-files.server.ts";
import { type Archive, openArchive } from "./open-archive.server.ts";
import { openSnapshot } from "./open-snapshot.server.ts";
import { openTarget, refuseToOverwrite, type TargetOptions } from "./open-target.server.ts";
import { move, placeFiles, removeUnnamed, unpackFiles } from "./put-files.server.ts";
import { readSecretFile, secretFingerprint } from "./secret-fingerprint.server.ts";
import type { Target } from "./target.server.ts";
import { newStagingFolder, removeStaging } from "./unfinished-work.server.ts";
import { verifyArchive } from "./verify-archive.server.ts";

/** Steps of a restore in order. Until "replace", the old site stays unchanged. */
export type RestoreStep = "verify" | "target" | "unpack" | "build" | "place" | "replace" | "clean-up";

export interface RestoreOptions extends TargetOptions {
  /** All forms, for replaying erasures. */
  forms: readonly AnyForm[];
  /** Path of the archive. */
  archive: string;
  config: BackupPlace & Partial<Pick<Config, "filesIn">>;
  /** Path of another ledger of erasures. */
  ledger: string | undefined;
  /** Called at the start of each step; an error thrown by it ends the restore. */
  onStep?: (step: RestoreStep) => void;
}

export interface Restored extends Finished {
  manifest: Manifest;
  /** Number of removed files: of the replaced site, and of submissions erased again. */
  filesRemoved: number;
  /** Whether the secret is that of the backup, so that authenticator apps still work; undefined: unknown. */
  sameSecret: boolean | undefined;
  /** Whether the erasures of the replaced database could not be read because it was damaged. */
  lostErasures: boolean;
}

/**
 * Restores a site from an archive. The whole archive is verified before anything changes; the new database is built and
 * verified beside the old one and then replaces it atomically.
 * @throws Refused with the reason; errors of disk and database
 */
export async function restoreArchive(options: RestoreOptions): Promise<Restored> {
  const { config, onStep = () => {} } = options;
  onStep("verify");
  const archive = await openArchive(options.archive);
  try {
    await verifyArchive(archive);
    onStep("target");
    await makeFolder(config.dataDir);
    const staging = newStagingFolder(config.dataDir);
    const target = await openTarget(options, staging);
    try {
      await refuseToOverwrite(target, options);
      await removeStaging(config.dataDir);
      await makeFolder(staging);
      return await restoreInto(target, archive, staging, options);
    } finally {
      await target.close();
      await rm(staging, { recursive: true, force: true });
    }
  } finally {
    archive.close();
  }
}

async function restoreInto(
  target: Target,
  archive: Archive,
  staging: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { config, forms, ledger, onStep = () => {}, now = Date.now() } = options;
  const { dataDir, backupDir, filesIn = "disk" } = config;
  const { manifest } = archive;
  const replaced = target.erasures ?? [];
  const sources = { archive, archiveFile: options.archive, backupDir, replaced, ledgerFile: ledger };
  const erasures = await knownErasures(sources, staging);
  onStep("unpack");
  await unpackFiles(archive, staging);
  onStep("build");
  const finished = await target.build(archive, async (db) => {
    const done = await finishDatabase(db, manifest, { forms, erasures }, now);
    if (filesIn === "database") await storeFiles(db, archive, staging);
    return done;
  });
  onStep("place");
  const added: string[] = [];
  try {
    if (filesIn === "disk") await placeFiles(archive, staging, dataDir, (place) => void added.push(place));
    onStep("replace");
    await target.replace();
  } catch (error) {
    for (const place of added) await rm(place, { force: true });
    throw error;
  }
  onStep("clean-up");
  await placeSecret(config, archive, staging);
  const named = namedFiles();
  // The lock on the database is held until here, so that no site opens it in between.
  await target.close();
  const snapshot = await openSnapshot(config);
  for (const table of snapshot.tables) {
    if (fileOwnerOf(table.name) === undefined) continue;
    for await (const rows of snapshot.rows(table)) named.see(table.name, rows);
  }
  await snapshot.close();
  const filesRemoved = await removeOthers(config, named);
  const sameSecret = await isSameSecret(config, manifest);
  return { ...finished, manifest, filesRemoved, sameSecret, lostErasures: target.erasures === undefined };
}

/** Stores unpacked files in the database that is being built. */
async function storeFiles(db: Database, archive: Archive, staging: string): Promise<void> {
  await replaceFilesPlace(db, undefined, { in: "database" });
  const stored = databaseFiles(db);
  for (const { path } of archive.manifest.files) {
    if (isDataFile(path)) await stored.save(path, placeBelow(staging, path), true);
  }
}

/** Removes files that the database does not reference. @returns how many */
async function removeOthers(config: RestoreOptions["config"], { places }: NamedFiles): Promise<number> {
  const disk = diskFiles(config.dataDir);
  if (config.filesIn !== "database") return removeUnnamed(disk, places);
  const db = connectDatabase(config, createLog("silent"));
  try {
    return (await removeUnnamed(databaseFiles(db), places)) + (await removeUnnamed(disk, new Map()));
  } finally {
    await db.destroy();
  }
}

/** Installs the archive's secret unless the environment sets one. */
async function placeSecret({ sessionSecret, dataDir }: RestoreOptions["config"], archive: Archive, staging: string) {
  const isSaved = archive.manifest.files.some(({ path }) => path === SESSION_SECRET);
  if (!isSaved || sessionSecret !== undefined) return;
  await move(join(staging, SESSION_SECRET), join(dataDir, SESSION_SECRET));
  await flush(dataDir);
}

async function isSameSecret(config: RestoreOptions["config"], { secretPrint: fingerprint }: Manifest) {
  const used = config.sessionSecret ?? (await readSecretFile(config.dataDir));
  return fingerprint === undefined ? undefined : used !== undefined && secretFingerprint(used) === fingerprint;
}

/** Verifies a whole archive and returns its manifest. @throws Refused when it is not valid */
export async function checkArchive(file: string): Promise<Manifest & { amount: ReturnType<typeof manifestTotals> }> {
  const archive = await openArchive(file);
  try {
    await verifyArchive(archive);
    return { ...archive.manifest, amount: manifestTotals(archive.manifest) };
  } finally {
    archive.close();
  }
}
