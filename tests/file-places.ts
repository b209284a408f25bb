import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { databaseFiles } from "#platform/files/database-files.server.ts";
import { diskFiles } from "#platform/files/disk-store.server.ts";
import type { StoredFiles } from "#platform/files/stored-files.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { postgresContract } from "./contract-databases.ts";

/** Stored files of a contract test. */
export interface FilePlace {
  stored: StoredFiles;
  dataDir: string;
  /** Returns the paths of all stored files, and of those on the disk that are being received. */
  paths(): Promise<string[]>;
  /** Makes a stored file or folder look older. */
  age(path: string, minutes: number): Promise<void>;
  remove(): Promise<void>;
}

/** Returns the paths of all files below a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export async function onDisk(): Promise<FilePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-files-"));
  return {
    stored: diskFiles(dataDir),
    dataDir,
    paths: async () => (await filesBelow(dataDir)).sort(),
    async age(path, minutes) {
      const then = new Date(Date.now() - minutes * 60_000);
      await utimes(join(dataDir, path), then, then);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

export async function inDatabase(): Promise<FilePlace> {
  const { location, remove } = await postgresContract();
  const db = connectDatabase(location, createLog("silent"));
  return {
    stored: databaseFiles(db),
    dataDir: location.dataDir,
    async paths() {
      const rows = await db.selectFrom("stored_files").select("path").execute();
      return [...rows.map(({ path }) => path), ...(await filesBelow(location.dataDir))].sort();
    },
    async age(path, minutes) {
      await sql`update stored_files set saved_at = ${Date.now() - minutes * 60_000}
        where path = ${path} or starts_with(path, ${`${path}/`})`.execute(db);
    },
    async remove() {
      await db.destroy();
      await remove();
    },
  };
}
