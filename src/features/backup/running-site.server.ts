import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { hasEnded, parseInstance, thisInstance } from "#platform/files/store-instance.server.ts";

/** A site touches its marks every ten minutes: an older one was left behind. ms. */
const STILL_MS = 30 * 60 * 1000;
const MARKED = ["files/incoming", "documents/incoming", "pictures/making"];

/**
 * Marks of processes that may be working with the files of `DATA_DIR`: neither known to have ended, nor untouched for
 * half an hour. Only a process that has received a file leaves one: none is no proof that nobody runs.
 * @param now ms since 1970
 * @returns words such as "process 4711 on web-1"
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

/** Names in a folder; none when it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}
