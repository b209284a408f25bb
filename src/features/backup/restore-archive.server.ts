import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Config } from "#platform/config.server.ts";
import { fileOwnerOf } from "#platform/database/tables.server.ts";
import { flush, makeFolder } from "#platform/files/disk-steps.server.ts";
import { SESSION_SECRET } from "./archive-paths.server.ts";
import { knownErasures } from "./erasures-to-replay.server.ts";
import { type Finished, finishDatabase } from "./finish-database.server.ts";
import { newStaging, removeLeftStaging } from "./left-behind.server.ts";
import { amountOf, type Manifest } from "./manifest.server.ts";
import { namedFiles } from "./named-files.server.ts";
import { type Archive, openArchive } from "./open-archive.server.ts";
import { openSnapshot } from "./open-snapshot.server.ts";
import { openTarget, refuseToOverwrite, type TargetOptions } from "./open-target.server.ts";
import { move, placeFiles, removeUnnamed, unpackFiles } from "./put-files.server.ts";
import { readSecretFile, secretFingerprint } from "./secret-fingerprint.server.ts";
import type { Target } from "./target.server.ts";
import { verifyArchive } from "./verify-archive.server.ts";

/** The steps of a restore, in their order. Up to "replace" the old site stays as it is. */
export type RestoreStep = "verify" | "look" | "unpack" | "build" | "place" | "replace" | "tidy";

export interface RestoreOptions extends TargetOptions {
  /** All forms: what was erased of them since is erased again. */
  forms: readonly AnyForm[];
  /** Path of the archive. */
  archive: string;
  config: Pick<Config, "backupDir" | "dataDir" | "databaseUrl" | "sessionSecret">;
  /** A list of erasures from elsewhere. */
  ledger: string | undefined;
  /** Told of each step as it begins; what it throws ends the restore there. */
  onStep?: (step: RestoreStep) => void;
}

/** What a restore has done. */
export interface Restored extends Finished {
  manifest: Manifest;
  /** Files of the site that was replaced, and of what was erased again. */
  filesRemoved: number;
  /** Whether authenticator apps go on working: the secret is the one that the backup was made with. */
  sameSecret: boolean | undefined;
  /** The list of erasures of the replaced database could not be read: it was damaged. */
  lostErasures: boolean;
}

/**
 * Restores a site from an archive. The archive is verified whole before anything is touched; the new database is built and
 * compared beside the old one, which it then replaces at one stroke.
 * @throws Refused with the reason in words; what disk and database fail with
 */
export async function restoreArchive(options: RestoreOptions): Promise<Restored> {
  const { config, onStep = () => {} } = options;
  onStep("verify");
  const archive = await openArchive(options.archive);
  try {
    await verifyArchive(archive);
    onStep("look");
    await makeFolder(config.dataDir);
    const staging = newStaging(config.dataDir);
    const target = await openTarget(options, staging);
    try {
      await refuseToOverwrite(target, options);
      await removeLeftStaging(config.dataDir);
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
  const { dataDir, backupDir } = config;
  const { manifest } = archive;
  const replaced = target.erasures ?? [];
  const sources = { archive, archiveFile: options.archive, backupDir, replaced, ledgerFile: ledger };
  const erasures = await knownErasures(sources, staging);
  onStep("unpack");
  await unpackFiles(archive, staging);
  onStep("build");
  const finished = await target.build(archive, (db) => finishDatabase(db, manifest, { forms, erasures }, now));
  onStep("place");
  const added: string[] = [];
  try {
    await placeFiles(archive, staging, dataDir, (place) => void added.push(place));
    onStep("replace");
    await target.replace();
  } catch (error) {
    for (const place of added) await rm(place, { force: true });
    throw error;
  }
  onStep("tidy");
  await placeSecret(config, archive, staging);
  const named = namedFiles();
  // The old database is let go of only here, so that no site opens it in between.
  await target.close();
  const snapshot = await openSnapshot(config);
  for (const table of snapshot.tables) {
    if (fileOwnerOf(table.name) === undefined) continue;
    for await (const rows of snapshot.rows(table)) named.see(table.name, rows);
  }
  await snapshot.close();
  const filesRemoved = await removeUnnamed(dataDir, named.places);
  const sameSecret = await isSameSecret(config, manifest);
  return { ...finished, manifest, filesRemoved, sameSecret, lostErasures: target.erasures === undefined };
}

/** The archive's secret becomes the site's, unless the environment gives one. */
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

/** What an archive holds, verified whole. @throws Refused */
export async function checkArchive(file: string): Promise<Manifest & { amount: ReturnType<typeof amountOf> }> {
  const archive = await openArchive(file);
  try {
    await verifyArchive(archive);
    return { ...archive.manifest, amount: amountOf(archive.manifest) };
  } finally {
    archive.close();
  }
}
