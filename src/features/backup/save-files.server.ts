import { Kysely, sql } from "kysely";
import type { Database, DatabaseLocation } from "#platform/database/open-database.server.ts";
import { connectPostgres, NO_LIMITS, onConnection } from "#platform/database/postgres/own-connection.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { FileStoreName } from "#platform/database/tables.server.ts";
import { databaseFiles } from "#platform/files/database-files.server.ts";
import { diskFiles } from "#platform/files/disk-store.server.ts";
import { readFilesPlace } from "#platform/files/files-place.server.ts";
import type { StoredFiles } from "#platform/files/stored-files.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { isDataFile, SESSION_SECRET } from "./archive-paths.server.ts";
import type { ArchiveWriter } from "./archive-writer.server.ts";
import type { FileFacts } from "./manifest.server.ts";
import type { NamedFiles } from "./named-files.server.ts";

/** Result of adding the referenced files to an archive. */
export interface SavedFiles {
  files: FileFacts[];
  /** Paths of missing files and picture folders. */
  absent: string[];
}

/** Reads stored files; each is whole while `use` runs, also when it is removed meanwhile. */
type ReadStored = <T>(use: (stored: StoredFiles) => Promise<T>) => Promise<T>;

/** Files that staff may be changing come first. */
const ORDER: readonly FileStoreName[] = ["pictures", "documents", "files"];

/** Adds the referenced files that exist to an archive. */
export async function saveFiles(
  writer: ArchiveWriter,
  place: DatabaseLocation,
  named: NamedFiles,
): Promise<SavedFiles> {
  const files: FileFacts[] = [];
  const absent: string[] = [];
  const disk = diskFiles(place.dataDir);
  await withStored(place, disk, async (read) => {
    const save = async (path: string) => {
      const facts = await read((stored) => addFile(writer, stored, path));
      if (facts === undefined) return false;
      files.push(facts);
      return true;
    };
    const saveFolder = async (folder: string) => {
      const names = (await read((stored) => stored.names(folder))).toSorted();
      let whole = names.length > 0;
      for (const name of names) whole = (await save(`${folder}/${name}`)) && whole;
      return whole;
    };
    for (const store of ORDER) {
      for (const [path, file] of named.places) {
        if (file.store !== store) continue;
        if (!(await (store === "pictures" ? saveFolder(path) : save(path)))) absent.push(path);
      }
    }
  });
  const secret = await addFile(writer, disk, SESSION_SECRET);
  if (secret !== undefined) files.push(secret);
  return { files, absent };
}

/** Opens the stored files of a site, where its database says they are, while `work` runs. In the database, each read is a transaction. */
async function withStored(
  { databaseUrl }: DatabaseLocation,
  disk: StoredFiles,
  work: (read: ReadStored) => Promise<void>,
): Promise<void> {
  const fromDisk: ReadStored = (use) => use(disk);
  if (databaseUrl === undefined) return work(fromDisk);
  const client = await connectPostgres(databaseUrl, "site-backup");
  try {
    const db: Database = new Kysely<Schema>({ dialect: onConnection(client) });
    if (!(await hasFilesInDatabase(db))) return await work(fromDisk);
    const read: ReadStored = (use) =>
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (transaction) => {
          await sql.raw(NO_LIMITS).execute(transaction);
          return use(databaseFiles(transaction));
        });
    await work(read);
  } finally {
    await client.end();
  }
}

async function hasFilesInDatabase(db: Database): Promise<boolean> {
  // A backup before a migration may find a database without the table.
  const { rows } = await sql`select 1 where to_regclass('files_place') is not null`.execute(db);
  return rows.length > 0 && (await readFilesPlace(db))?.place.in === "database";
}

/** Adds a file to an archive. @returns undefined when the file does not exist */
async function addFile(writer: ArchiveWriter, stored: StoredFiles, path: string): Promise<FileFacts | undefined> {
  const isSecret = path === SESSION_SECRET;
  if (!isSecret && !isDataFile(path)) throw new Error("no name of a data file");
  const file = await stored.open(path).catch((error: unknown) => {
    if (failureId(error) === "not-found") return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    return { path, ...(await writer.add(path, file.stream, isSecret)) };
  } finally {
    // An aborted archive may not have read the stream.
    file.stream.destroy();
  }
}
