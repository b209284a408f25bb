import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { hasEnded, parseInstance, thisInstance } from "#platform/files/store-instance.server.ts";

/** A running site touches its marks every ten minutes; older ones (ms) are stale. */
const STILL_MS = 30 * 60 * 1000;
const MARKED = ["files/incoming", "documents/incoming", "pictures/making"];

/**
 * Returns the processes that may be using the files of DATA_DIR: their marks are recent and they are not known to have
 * ended. Only processes that received a file leave a mark, so an empty result does not prove that no site runs.
 * @param now ms since 1970
 * @returns texts such as "process 4711 on web-1"
 */
export async function marksOfSites(dataDir: string, now: number): Promise<string[]> {
  const self = thisInstance();
  const marks = new Set<string>();
  for (const folder of MARKED.map((path) => join(dataDir, path))) {
    for (const name of await namesIn(folder)) {
      const instance = parseInstance(name);
      if (instance === undefined || hasEnded(instance, self)) continue;
      const facts = await stat(join(folder, name)).catch(() => undefined);
      if (facts !== undefined && now - facts.mtimeMs <= STILL_MS)
        marks.add(`process ${instance.pid} on ${instance.host}`);
    }
  }
  return [...marks];
}

/** Returns the names in a folder; empty when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}
