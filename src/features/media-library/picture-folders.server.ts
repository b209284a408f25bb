import { randomBytes } from "node:crypto";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, flush, makeFolder } from "#platform/files/disk-steps.server.ts";
import { isFileKey } from "#platform/files/file-key.server.ts";
import {
  hasEnded,
  instanceName,
  parseInstance,
  type StoreInstance,
  thisInstance,
} from "#platform/files/store-instance.server.ts";

/** A folder unchanged for this long (ms) is abandoned: making copies takes half a minute at most. */
const STILL_MS = 30 * 60 * 1000;
/** Keys in one query. */
const BATCH = 200;

/** Folders with the copies of uploaded pictures: `<key>/<version>/`. Unfinished ones are in `making/<instance>/`. */
export interface PictureFolders {
  /** Returns the folder of a picture's copies. @throws Error for an invalid key or version */
  placeOf(key: string, version: string): string;
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

/** Opens the picture folders below `root`, which is created if it is missing. */
export async function pictureFolders(root: string): Promise<PictureFolders> {
  const self = thisInstance();
  const making = join(root, "making");
  await makeFolder(making);

  const folderOf = (key: string) => {
    if (!isFileKey(key)) throw new Error("no key of a picture");
    return join(root, key);
  };
  const placeOf = (key: string, version: string) => {
    if (!VERSION.test(version)) throw new Error("no version of a picture");
    return join(folderOf(key), version);
  };
  const erase = (path: string) => rm(path, { recursive: true, force: true });

  return {
    placeOf,

    async make(key, fill) {
      const version = randomBytes(6).toString("hex");
      const folder = join(making, instanceName(self), `${key}-${version}`);
      await makeFolder(folder);
      try {
        const { keep, outcome } = await fill(folder);
        if (keep) await putInPlace(folder, placeOf(key, version));
        return { version, outcome };
      } finally {
        await erase(folder);
      }
    },

    async remove(key, version) {
      await erase(version === undefined ? folderOf(key) : placeOf(key, version));
      await flush(root);
    },

    async recover(versionsOf) {
      const left = await leftFolders(making, self);
      const keys = (await readdir(root)).filter(isFileKey);
      for (let start = 0; start < keys.length; start += BATCH) {
        const batch = keys.slice(start, start + BATCH);
        const versions = await versionsOf(batch);
        for (const key of batch) {
          const folder = join(root, key);
          const version = versions.get(key);
          const unnamed = version === undefined ? [folder] : await otherFolders(folder, version);
          // Another process may be about to write the row that names a new one.
          for (const path of unnamed) if (await isIdle(path)) left.push(path);
        }
      }
      for (const path of left) await erase(path);
      return left.length;
    },
  };
}

async function putInPlace(folder: string, place: string): Promise<void> {
  await flush(folder);
  await makeFolder(join(place, ".."));
  await rename(folder, place);
  await flush(join(place, ".."));
}

/** Lists folders of instances that have ended, and those that have been unchanged for long. */
async function leftFolders(making: string, self: StoreInstance): Promise<string[]> {
  const left: string[] = [];
  for (const name of await readdir(making)) {
    const instance = parseInstance(name);
    if (instance === undefined || instance.random === self.random) continue;
    const folder = join(making, name);
    if (hasEnded(instance, self) || (await isIdle(folder))) left.push(folder);
  }
  return left;
}

/** Lists the folders of a picture's other versions; none when the picture is removed meanwhile. */
async function otherFolders(folder: string, version: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name !== version).map((name) => join(folder, name));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

async function isIdle(folder: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(folder)).mtimeMs > STILL_MS;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}
