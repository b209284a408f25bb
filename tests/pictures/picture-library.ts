import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { createPictures, type Pictures } from "#features/media-library/create-pictures.server.ts";
import { createDecoders } from "#features/media-library/decode/decoders.server.ts";
import type { LibraryParts } from "#features/media-library/library-parts.server.ts";
import { pictureFolders } from "#features/media-library/picture-folders.server.ts";
import type { UploadedPicture } from "#features/media-library/pictures.server.ts";
import { documentsStore } from "#features/media-library/storage/documents-store.server.ts";
import { picturesStore } from "#features/media-library/storage/pictures-store.server.ts";
import { childTurns } from "#platform/child-turns.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { namedFiles } from "#platform/database/tables.server.ts";
import { diskFiles, diskStore } from "#platform/files/disk-store.server.ts";
import { createLog } from "#platform/logging/log.server.ts";

/** A member of staff who may upload. */
export const EDITOR: Actor = {
  userId: "u1",
  username: "kim",
  name: "Kim Example",
  role: "editor",
  language: "en",
  sessionId: "s1",
};

/** A library in a folder of its own, with what tests look at. */
export interface TestLibrary {
  /** The folder that its database and files are in. */
  dataDir: string;
  pictures: Pictures;
  db: Database;
  /** How many pictures the decoder was asked for. */
  asked(): number;
  /** Uploads a file. */
  upload(bytes: Buffer, name?: string): ReturnType<Pictures["receive"]>;
  /** Uploads a picture that is taken. */
  uploaded(bytes: Buffer): Promise<UploadedPicture>;
  /** The bytes at an address of a copy. */
  bytesAt(path: string | undefined): Promise<Buffer>;
  /** Every file of the library, as paths within its folder. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** Shared by the libraries of a process: the start of a decoding process takes longer than most pictures. */
const decoders = createDecoders(childTurns());

interface LibraryOptions {
  /** Path of a migrated SQLite file, which is copied; by default the database is migrated here. */
  database?: string;
  /** Returns the parts with those that a test replaces. */
  changed?(parts: LibraryParts): LibraryParts;
}

/** Opens an empty library on SQLite; the decoder is the real one. */
export async function openTestLibrary({
  database,
  changed = (parts) => parts,
}: LibraryOptions = {}): Promise<TestLibrary> {
  const log = createLog("silent");
  const dataDir = await mkdtemp(join(tmpdir(), "site-pictures-"));
  if (database !== undefined) await copyFile(database, join(dataDir, "site.sqlite"));
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, log);
  let asked = 0;
  const pictures = createPictures(
    changed({
      storage: {
        pictures: picturesStore(db, log),
        documents: documentsStore(db),
        namedFiles: (store, keys) => namedFiles(db, store, keys),
      },
      uploads: await diskStore(join(dataDir, "documents"), log),
      stored: diskFiles(dataDir),
      folders: await pictureFolders(diskFiles(dataDir), dataDir),
      decoders: {
        decode(job) {
          asked += 1;
          return decoders.decode(job);
        },
        close: async () => {},
      },
      log,
    }),
  );
  const upload = (bytes: Buffer, name = "photo.jpg") =>
    pictures.receive(EDITOR, { name, stream: Readable.from([bytes]) });
  return {
    dataDir,
    pictures,
    db,
    asked: () => asked,
    upload,
    async uploaded(bytes) {
      const received = await upload(bytes);
      if (received.kind !== "stored") throw new Error(received.reason);
      return received.file;
    },
    async bytesAt(path = "") {
      const served = await pictures.servedAt(path);
      if (served === undefined) throw new Error(`nothing is at ${path}`);
      return buffer((await served.open()).stream);
    },
    async files() {
      const inside = (name: string) => readdir(join(dataDir, name), { recursive: true, withFileTypes: true });
      const entries = (await Promise.all(["pictures", "documents"].map(inside))).flat();
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
    },
    async close() {
      await pictures.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
