import { constants } from "node:fs";
import { access, copyFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { errorCode, flush, makeFolder } from "#platform/files/disk-steps.server.ts";
import { isFileKey } from "#platform/files/file-key.server.ts";
import { receiveStream } from "#platform/files/receive-stream.server.ts";
import type { StoredFiles } from "#platform/files/stored-files.server.ts";
import { isDataFile, placeBelow, SESSION_SECRET } from "./archive-paths.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { Refused } from "./refused.server.ts";
import { namesIn } from "./running-site.server.ts";

/** Unpacks the files of an archive below `staging` and verifies each. @throws Refused when one differs */
export async function unpackFiles(archive: Archive, staging: string): Promise<void> {
  for (const { path, size, sha256 } of archive.manifest.files) {
    const isSecret = path === SESSION_SECRET;
    if (!isSecret && !isDataFile(path)) continue;
    const place = isSecret ? join(staging, SESSION_SECRET) : placeBelow(staging, path);
    const facts = await receiveStream(Readable.from(archive.read(path)), place, size);
    if (facts.size !== size || facts.sha256 !== sha256) {
      throw new Refused(`The archive changed while it was being read: ${path}. Nothing was changed.`);
    }
  }
}

/**
 * Moves unpacked files to their places. Existing files are replaced: keys are random, so a file of the same name is
 * equal or damaged.
 * @param onAdded called before a file is moved to a place where there was none
 */
export async function placeFiles(
  archive: Archive,
  staging: string,
  dataDir: string,
  onAdded: (place: string) => void,
): Promise<void> {
  const folders = new Set<string>();
  for (const { path } of archive.manifest.files) {
    if (!isDataFile(path)) continue;
    const place = placeBelow(dataDir, path);
    await makeFolder(dirname(place));
    if (!(await isThere(place))) onAdded(place);
    await move(placeBelow(staging, path), place);
    folders.add(dirname(place));
  }
  for (const folder of folders) await flush(folder);
}

/** Moves a file atomically and replaces an existing one; works across file systems. */
export async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
    await flush(`${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from);
  }
}

/** Returns whether DATA_DIR contains files of a site. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  for (const store of ["files", "documents"]) {
    for (const start of await namesIn(join(dataDir, store))) {
      if (/^[0-9a-f]{2}$/.test(start) && (await namesIn(join(dataDir, store, start))).length > 0) return true;
    }
  }
  return (await namesIn(join(dataDir, "pictures"))).some(isFileKey);
}

/**
 * Removes all stored files that the database does not reference: those of the replaced site, and unfinished uploads.
 * @param named referenced paths of files and of picture folders
 * @returns the number of removed files and folders
 */
export async function removeUnnamed(stored: StoredFiles, named: ReadonlyMap<string, unknown>): Promise<number> {
  let removed = 0;
  for (const store of ["files", "documents", "pictures"]) {
    for (const start of await stored.names(store)) {
      const folder = `${store}/${start}`;
      for (const name of await stored.names(folder)) {
        if (named.has(`${folder}/${name}`)) continue;
        await stored.removeAll(`${folder}/${name}`);
        removed += 1;
      }
      if (store === "pictures" && (await stored.names(folder)).length === 0) await stored.removeAll(folder);
    }
  }
  return removed;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
