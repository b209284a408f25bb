import { lstat, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Log } from "#platform/logging/log.server.ts";
import { createFileStore } from "./create-file-store.server.ts";
import { errorCode, flush, linkOrCopy, makeFolder, removeName } from "./disk-steps.server.ts";
import type { FileStore } from "./file-store.server.ts";
import { openFile } from "./open-file.server.ts";
import type { StoredFiles } from "./stored-files.server.ts";

/** Returns the stored files below `DATA_DIR`. */
export function diskFiles(dataDir: string): StoredFiles {
  const placeOf = (path: string) => join(dataDir, ...path.split("/"));
  const open = (path: string) => openFile(placeOf(path));
  return {
    save: (path, from) => linkOrCopy(from, placeOf(path)),

    async saveFolder(path, from) {
      const place = placeOf(path);
      await flush(from);
      await makeFolder(dirname(place));
      await rename(from, place);
      await flush(dirname(place));
    },

    name: async () => {},
    unnamed: async () => [],
    open,
    openPublic: open,
    names: async (folder) => (await orUndefined(readdir(placeOf(folder)))) ?? [],
    savedAt: async (path) => (await orUndefined(stat(placeOf(path))))?.mtimeMs,

    async remove(path) {
      const place = placeOf(path);
      // A power cut must not restore a file without its row.
      if (await removeName(place)) await flush(dirname(place));
    },

    async removeAll(path) {
      const place = placeOf(path);
      if ((await orUndefined(lstat(place))) === undefined) return;
      await rm(place, { recursive: true, force: true });
      await flush(dirname(place));
    },

    removeStaleCopies: async () => {},
  };
}

/** Opens a file store whose files are in the same folder. @param folder `DATA_DIR` and the store's name */
export function diskStore(folder: string, log: Log): Promise<FileStore> {
  const dataDir = dirname(folder);
  return createFileStore(diskFiles(dataDir), dataDir, basename(folder) as "files", log);
}

/** Returns undefined for a path that does not exist. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}
