import { readdir, rmdir, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorCode, removeName } from "./disk-steps.server.ts";
import { isFileKey } from "./file-key.server.ts";
import { hasEnded, parseInstance, type StoreInstance } from "./store-instance.server.ts";
import type { StoredFiles } from "./stored-files.server.ts";

/**
 * A file unchanged for this long (ms) belongs to no running request, on any host. A request is cut after an hour
 * (`requestTimeout`), in which its first file may be complete while the others arrive; inspection, decoding, scan and
 * commit take seconds, and are given half an hour.
 */
const STILL_MS = 90 * 60 * 1000;
/** Keys per database query. */
const BATCH = 200;

/** Parameters of every recovery. */
interface Recovery {
  stored: StoredFiles;
  /** Returns the path of a key among the stored files. */
  pathOf(key: string): string;
  /** Returns which keys the database names. */
  named(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Parameters of a recovery on this machine's disk. */
interface IncomingRecovery extends Recovery {
  /** The folder that holds a folder for each instance. */
  incoming: string;
  self: StoreInstance;
}

/**
 * Settles or removes the files of ended instances in `incoming`, and those unchanged for long. @returns files removed
 */
export async function recoverIncoming(recovery: IncomingRecovery): Promise<number> {
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

async function recoverFolder(recovery: IncomingRecovery, folder: string, ended: boolean): Promise<number> {
  let removed = 0;
  const keys: string[] = [];
  for (const name of await namesIn(folder)) {
    if (isFileKey(name) && (ended || (await isIdle(join(folder, name))))) keys.push(name);
  }
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const named = await recovery.named(batch);
    for (const key of batch) {
      if (named.has(key)) await settleLeftover(recovery, join(folder, key), key);
      else if (await removeLeftover(recovery, join(folder, key), key)) removed += 1;
    }
  }
  return removed;
}

/** Removes the incoming name of a file that the database names. */
async function settleLeftover({ stored, pathOf }: Recovery, incoming: string, key: string): Promise<void> {
  try {
    await stored.save(pathOf(key), incoming, true);
  } catch (error) {
    // Another process has recovered it at the same time.
    if (errorCode(error) !== "ENOENT") throw error;
  }
  await removeName(incoming);
}

/** Removes both names, the incoming one last: after a kill in between, the next recovery still finds the file. */
async function removeLeftover({ stored, pathOf }: Recovery, incoming: string, key: string): Promise<boolean> {
  await stored.remove(pathOf(key));
  return removeName(incoming);
}

/**
 * Settles or removes stored files that have been without a known row for long, such as those of a machine that is gone
 * with its disk. @param folder of the store @returns files removed
 */
export async function recoverUnnamed({ stored, named, folder }: Recovery & { folder: string }): Promise<number> {
  let removed = 0;
  const paths = await stored.unnamed(folder, Date.now() - STILL_MS);
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    const known = await named(batch.map((path) => basename(path)));
    for (const path of batch) {
      if (known.has(basename(path))) await stored.name(path);
      else await stored.remove(path);
    }
    removed += batch.length - known.size;
  }
  return removed;
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
