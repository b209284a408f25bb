import { readdir, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode, flush, linkOrCopy, removeName } from "./disk-steps.server.ts";
import { isFileKey } from "./file-key.server.ts";
import { hasEnded, parseInstance, type StoreInstance } from "./store-instance.server.ts";

/**
 * A file unchanged for this long (ms) belongs to no running request, on any host. A request is cut after an hour
 * (`requestTimeout`), in which its first file may be complete while the others arrive; inspection, decoding, scan and
 * commit take seconds, and are given half an hour.
 */
const STILL_MS = 90 * 60 * 1000;
/** Keys per database query. */
const BATCH = 200;

/** Parameters of a recovery. */
export interface Recovery {
  /** The folder that holds a folder for each instance. */
  incoming: string;
  self: StoreInstance;
  /** Returns the permanent path of a key. */
  placeOf(key: string): string;
  /** Returns which keys the database names. */
  named(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Settles or removes the files of ended instances in `incoming`, and those unchanged for long. @returns files removed
 */
export async function recoverIncoming(recovery: Recovery): Promise<number> {
  let removed = 0;
  for (const name of await readdir(recovery.incoming)) {
    const instance = parseInstance(name);
    if (instance === undefined) continue;
    const folder = join(recovery.incoming, name);
    const own = instance.random === recovery.self.random;
    // Processes that cannot see this one would otherwise take the unchanged folder for abandoned.
    if (own) await touch(folder);
    const ended = hasEnded(instance, recovery.self);
    const left = ended || (await isIdle(folder));
    removed += await recoverFolder(recovery, folder, ended);
    if (left && !own) await removeEmpty(folder);
  }
  return removed;
}

async function recoverFolder(recovery: Recovery, folder: string, ended: boolean): Promise<number> {
  let removed = 0;
  const keys: string[] = [];
  for (const name of await namesIn(folder)) {
    if (isFileKey(name) && (ended || (await isIdle(join(folder, name))))) keys.push(name);
  }
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const named = await recovery.named(batch);
    for (const key of batch) {
      if (named.has(key)) await settleLeftover(join(folder, key), recovery.placeOf(key));
      else if (await removeLeftover(join(folder, key), recovery.placeOf(key))) removed += 1;
    }
  }
  return removed;
}

/** Removes the incoming name of a file that the database names. */
async function settleLeftover(incoming: string, place: string): Promise<void> {
  try {
    await linkOrCopy(incoming, place);
  } catch (error) {
    // Another process has recovered it at the same time.
    if (errorCode(error) !== "ENOENT") throw error;
  }
  await removeName(incoming);
}

/** Removes both names, the incoming one last: after a kill in between, the next recovery still finds the file. */
async function removeLeftover(incoming: string, place: string): Promise<boolean> {
  if (await removeName(place)) await flush(dirname(place));
  return removeName(incoming);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}

async function isIdle(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs > STILL_MS;
}

async function touch(folder: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(folder, now, now);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!["ENOENT", "ENOTEMPTY", "EEXIST", "ENOTDIR"].includes(errorCode(error) ?? "")) throw error;
  }
}
