import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Database } from "../database/open-database.server.ts";
import type { Schema } from "../database/schema.server.ts";
import type { FileCache } from "./file-cache.server.ts";
import type { OpenFile } from "./open-file.server.ts";
import type { StoredFiles } from "./stored-files.server.ts";

declare module "../database/schema.server.ts" {
  interface Schema {
    /** Stored files of a site that has them in the database. */
    stored_files: {
      path: string;
      /** Bytes. */
      size: number;
      /** ms since 1970. */
      saved_at: number;
      /** 0 until a row of the site names the file. */
      named: number;
    };
    /** Their bytes, in parts that are numbered from 0. */
    stored_file_chunks: { path: string; position: number; bytes: Buffer };
  }
}

/** Bytes of a part: few statements for a file, and little memory for each of many readers. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Returns the stored files in a PostgreSQL database. A file is written in one transaction, and read part by part, each
 * with a connection for itself: a slow client takes none. A file that is removed while it is read ends with an error.
 * @param cache copies of public files; without it each is read from the database
 */
export function databaseFiles(db: Database, cache?: FileCache): StoredFiles {
  const openStored = async (path: string): Promise<OpenFile> => {
    const row = await db.selectFrom("stored_files").select("size").where("path", "=", path).executeTakeFirst();
    if (row === undefined) throw new ExpectedError("not-found", "There is no such file.");
    return { size: row.size, stream: Readable.from(chunksOf(db, path, row.size), { objectMode: false }) };
  };

  return {
    save: (path, from, isNamed) =>
      db.transaction().execute((transaction) => insertFile(transaction, { path, from, isNamed })),

    async saveFolder(path, from) {
      const names = await readdir(from);
      await db.transaction().execute(async (transaction) => {
        for (const name of names) {
          await insertFile(transaction, { path: `${path}/${name}`, from: join(from, name), isNamed: true });
        }
      });
    },

    async name(path) {
      await db.updateTable("stored_files").set({ named: 1 }).where("path", "=", path).execute();
    },

    async unnamed(folder, before) {
      const rows = await db
        .selectFrom("stored_files")
        .select("path")
        .where(isBelow(folder))
        .where("named", "=", 0)
        .where("saved_at", "<", before)
        .execute();
      return rows.map(({ path }) => path);
    },

    open: openStored,

    openPublic: (path) => (cache === undefined ? openStored(path) : cache.open(path, () => openStored(path))),

    async names(folder) {
      const depth = folder.split("/").length + 1;
      const { rows } = await sql<{ name: string }>`
        select distinct split_part(path, '/', ${sql.lit(depth)}) as name from stored_files
        where ${isBelow(folder)} order by 1`.execute(db);
      return rows.map(({ name }) => name);
    },

    async savedAt(path) {
      const row = await db
        .selectFrom("stored_files")
        .select(({ fn }) => fn.max("saved_at").as("at"))
        .where(isAtOrBelow(path))
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    async remove(path) {
      await db.deleteFrom("stored_files").where("path", "=", path).execute();
      await cache?.remove(path);
    },

    async removeAll(path) {
      await db.deleteFrom("stored_files").where(isAtOrBelow(path)).execute();
      await cache?.remove(path);
    },

    async removeStaleCopies() {
      await cache?.removeStale(async (paths) => {
        const rows = await db.selectFrom("stored_files").select("path").where("path", "in", paths).execute();
        return new Set(rows.map(({ path }) => path));
      });
    },
  };
}

/** Returns the condition that a path is below a folder: "0" follows "/" in the order of bytes. */
function isBelow(folder: string): RawBuilder<boolean> {
  return sql<boolean>`(path > ${`${folder}/`} and path < ${`${folder}0`})`;
}

function isAtOrBelow(path: string): RawBuilder<boolean> {
  return sql<boolean>`(path = ${path} or ${isBelow(path)})`;
}

/** Writes a file of the disk part by part. One that is there stays as it is. */
async function insertFile(
  transaction: Transaction<Schema>,
  { path, from, isNamed }: { path: string; from: string; isNamed: boolean },
): Promise<void> {
  const handle = await open(from, "r");
  try {
    const { size } = await handle.stat();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("stored_files")
      .values({ path, size, saved_at: Date.now(), named: isNamed ? 1 : 0 })
      .onConflict((conflict) => conflict.column("path").doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) {
      if (isNamed) await transaction.updateTable("stored_files").set({ named: 1 }).where("path", "=", path).execute();
      return;
    }
    let position = 0;
    for await (const bytes of partsOf(handle, size)) {
      await transaction.insertInto("stored_file_chunks").values({ path, position, bytes }).execute();
      position += 1;
    }
  } finally {
    await handle.close();
  }
}

async function* partsOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += CHUNK_BYTES) {
    const part = Buffer.alloc(Math.min(CHUNK_BYTES, size - start));
    for (let filled = 0; filled < part.length; ) {
      const { bytesRead } = await handle.read(part, filled, part.length - filled, start + filled);
      if (bytesRead === 0) throw new Error("a file became shorter while it was stored");
      filled += bytesRead;
    }
    yield part;
  }
}

async function* chunksOf(db: Database, path: string, size: number): AsyncGenerator<Buffer> {
  let position = 0;
  for (let sent = 0; sent < size; position += 1) {
    const chunk = await db
      .selectFrom("stored_file_chunks")
      .select("bytes")
      .where("path", "=", path)
      .where("position", "=", position)
      .executeTakeFirst();
    if (chunk === undefined) throw new Error("a stored file was removed while it was read");
    sent += chunk.bytes.length;
    yield chunk.bytes;
  }
}
