import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { diskSpace } from "#features/health/disk-space.server.ts";
import { dialectOf } from "#platform/database/open-database.server.ts";
import { connectPostgres } from "#platform/database/postgres/own-connection.server.ts";
import { errorCode, makeFolder } from "#platform/files/disk-steps.server.ts";
import type { ScratchPlace } from "./backup-runs.ts";
import { formatSize } from "./command-output.server.ts";
import type { BackupPlace } from "./make-backup.server.ts";
import { type Manifest, manifestTotals } from "./manifest.server.ts";
import { type Archive, openArchive } from "./open-archive.server.ts";
import { buildPostgres } from "./postgres-target.server.ts";
import { buildSqlite } from "./sqlite-target.server.ts";
import { verifyArchive } from "./verify-archive.server.ts";

/** Bytes of a scratch file and its write-ahead log for each byte of rows in the archive. */
const SCRATCH_FACTOR = 4;
/** Bytes that stay free on the disk of the site. */
const SPARE = 200_000_000;
const NO_PRIVILEGE = "42501";

/** There is too little space for a scratch database, or for another backup. */
export class NoRoom extends Error {}

/**
 * Restores an archive into a scratch database, which is removed: verifies every file and table by its hash, loads the
 * rows, compares them with the manifest, and migrates them to this release. The site's own data is not touched. On
 * PostgreSQL the scratch database is a schema in a transaction that is never committed, so that nothing is left of it.
 * @param staging folder for a scratch file; removed at the end
 * @throws Refused when the archive is damaged, NoRoom, errors of disk and database
 */
export async function checkRestore(
  file: string,
  place: Pick<BackupPlace, "dataDir" | "databaseUrl">,
  staging: string,
): Promise<{ rows: number; files: number; place: ScratchPlace }> {
  const archive = await openArchive(file);
  try {
    await verifyArchive(archive);
    const { rows, files } = manifestTotals(archive.manifest);
    if (dialectOf(place) === "postgres" && (await fitsIntoSchema(archive, place.databaseUrl ?? ""))) {
      return { rows, files, place: "postgres" };
    }
    await loadIntoFile(archive, place.dataDir, staging);
    return { rows, files, place: dialectOf(place) === "sqlite" ? "sqlite" : "sqlite-instead" };
  } finally {
    archive.close();
  }
}

async function loadIntoFile(archive: Archive, dataDir: string, staging: string): Promise<void> {
  await requireRoom(dataDir, scratchSize(archive.manifest));
  await makeFolder(staging);
  try {
    await buildSqlite(join(staging, "site.sqlite"), archive, async () => {});
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** @returns false when the role may not create a schema */
async function fitsIntoSchema(archive: Archive, databaseUrl: string): Promise<boolean> {
  const client = await connectPostgres(databaseUrl, "site-restore-check");
  try {
    const schema = `restore_check_${randomBytes(4).toString("hex")}`;
    await client.query("begin");
    await client.query(`create schema ${schema}`);
    await client.query(`set local search_path = ${schema}`);
    await buildPostgres(client, archive, async () => {});
    return true;
  } catch (error) {
    if (errorCode(error) === NO_PRIVILEGE) return false;
    throw error;
  } finally {
    await client.query("rollback").catch(() => {});
    await client.end();
  }
}

function scratchSize({ tables }: Manifest): number {
  return SCRATCH_FACTOR * tables.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @param bytes that will be written @throws NoRoom */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { free } = await diskSpace(folder);
  const needed = bytes + SPARE;
  if (free < needed) throw new NoRoom(`${formatSize(needed)} must be free in ${folder}; ${formatSize(free)} are free.`);
}
