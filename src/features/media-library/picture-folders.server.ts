import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#platform/files/disk-steps.server.ts";
import { isFileKey } from "#platform/files/file-key.server.ts";
import { instanceName, leftFolders, thisInstance } from "#platform/files/store-instance.server.ts";
import { pictureFolder, type StoredFiles } from "#platform/files/stored-files.server.ts";

/** A folder unchanged for this long (ms) is abandoned: making copies takes half a minute at most. */
const STILL_MS = 30 * 60 * 1000;
/** Keys in one query. */
const BATCH = 200;

/**
 * Folders with the copies of uploaded pictures: `pictures/<key>/<version>/` of the stored files. Unfinished ones are on
 * this machine's disk, in `DATA_DIR/pictures/making/<instance>/`.
 */
export interface PictureFolders {
  /** Returns the folder of a picture's copies among the stored files. @throws Error for an invalid key or version */
  pathOf(key: string, version: string): string;
  /** Creates a folder, calls `fill`, and moves it to its final place. When `fill` fails or refuses, the folder is removed. */
  make<T>(key: string, fill: (folder: string) => Promise<{ keep: boolean; outcome: T }>): Promise<Made<T>>;
  /** Removes all copies of a picture, or those of one version. Missing folders are no error. */
  remove(key: string, version?: string): Promise<void>;
  /**
   * Removes unfinished folders of ended processes, and folders that no row names.
   * @param versionsOf returns the version of each picture's row; keys without a row are left out
   * @returns how many
   */
  recover(versionsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>): Promise<number>;
}

interface Made<T> {
  /** Random; names the folder. */
  version: string;
  outcome: T;
}

const VERSION = /^[0-9a-f]{12}$/;

/** Opens the picture folders. @param dataDir has the unfinished ones; their folder is created if it is missing */
export async function pictureFolders(stored: StoredFiles, dataDir: string): Promise<PictureFolders> {
  const self = thisInstance();
  const making = join(dataDir, "pictures", "making");
  await makeFolder(making);

  const folderOf = (key: string) => {
    if (!isFileKey(key)) throw new Error("no key of a picture");
    return `pictures/${key}`;
  };
  const pathOf = (key: string, version: string) => {
    if (!isFileKey(key)) throw new Error("no key of a picture");
    if (!VERSION.test(version)) throw new Error("no version of a picture");
    return pictureFolder(key, version);
  };
  const erase = (path: string) => rm(path, { recursive: true, force: true });
  const isIdle = async (path: string) => {
    const savedAt = await stored.savedAt(path);
    return savedAt !== undefined && Date.now() - savedAt > STILL_MS;
  };

  return {
    pathOf,

    async make(key, fill) {
      const version = randomBytes(6).toString("hex");
      const folder = join(making, instanceName(self), `${key}-${version}`);
      await makeFolder(folder);
      try {
        const { keep, outcome } = await fill(folder);
        if (keep) await stored.saveFolder(pathOf(key, version), folder);
        return { version, outcome };
      } finally {
        await erase(folder);
      }
    },

    async remove(key, version) {
      await stored.removeAll(version === undefined ? folderOf(key) : pathOf(key, version));
    },

    async recover(versionsOf) {
      const left = await leftFolders(making, self, STILL_MS);
      for (const folder of left) await erase(folder);
      let removed = left.length;
      const keys = (await stored.names("pictures")).filter(isFileKey);
      for (let start = 0; start < keys.length; start += BATCH) {
        const batch = keys.slice(start, start + BATCH);
        const versions = await versionsOf(batch);
        for (const key of batch) {
          const version = versions.get(key);
          const folder = folderOf(key);
          const others = async () => (await stored.names(folder)).filter((name) => name !== version);
          const unnamed = version === undefined ? [folder] : (await others()).map((name) => `${folder}/${name}`);
          for (const path of unnamed) {
            // Another process may be about to write the row that names a new one.
            if (!(await isIdle(path))) continue;
            await stored.removeAll(path);
            removed += 1;
          }
        }
      }
      return removed;
    },
  };
}
