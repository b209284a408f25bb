import { randomBytes } from "node:crypto";
import { rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { failureId } from "#platform/http/errors.server.ts";
import { makeFolder, removeName } from "./disk-steps.server.ts";
import { type OpenFile, openFile } from "./open-file.server.ts";
import { receiveStream } from "./receive-stream.server.ts";
import { instanceName, leftFolders, thisInstance } from "./store-instance.server.ts";

/** A folder unchanged for this long (ms) is that of a process that has ended, on any host. */
const STILL_MS = 90 * 60 * 1000;
/** Paths in one query. */
const BATCH = 200;

/** Copies of files on this machine's disk, of one process. */
export interface FileCache {
  /** Opens the copy of a file, which is made when there is none. Throws as `load` does. */
  open(path: string, load: () => Promise<OpenFile>): Promise<OpenFile>;
  /** Removes the copies of a file, or of all files in a folder. */
  remove(path: string): Promise<void>;
  /** Removes copies of files that have gone, and those of ended processes. @param existing returns which paths exist */
  removeStale(existing: (paths: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

interface Copy {
  place: string;
  size: number;
}

/**
 * Opens a cache in a folder that other processes may share: each has a folder of its own there.
 * @param maxBytes of the copies of this process; those that were not used for the longest time go first
 */
export async function fileCache(root: string, maxBytes: number): Promise<FileCache> {
  const self = thisInstance();
  const folder = join(root, instanceName(self));
  await makeFolder(folder);
  /** By path, the least recently used first. */
  const copies = new Map<string, Copy>();
  const making = new Map<string, Promise<Copy | undefined>>();
  let bytes = 0;

  const drop = async (path: string) => {
    const copy = copies.get(path);
    if (copy === undefined) return;
    copies.delete(path);
    bytes -= copy.size;
    await removeName(copy.place);
  };

  /** @returns undefined for a file that is too large, and when the disk has no room */
  const make = async (path: string, { stream, size }: OpenFile): Promise<Copy | undefined> => {
    if (size > maxBytes / 10) {
      stream.destroy();
      return undefined;
    }
    const place = join(folder, randomBytes(8).toString("hex"));
    try {
      await receiveStream(stream, place, size);
    } catch (error) {
      if (failureId(error) === "storage-full") return undefined;
      throw error;
    }
    const copy = { place, size };
    copies.set(path, copy);
    bytes += size;
    for (const oldest of copies.keys()) {
      if (bytes <= maxBytes) break;
      await drop(oldest);
    }
    return copy;
  };

  return {
    async open(path, load) {
      const known = copies.get(path);
      if (known !== undefined) {
        copies.delete(path);
        copies.set(path, known);
        const file = await openFile(known.place).catch(() => undefined);
        if (file !== undefined) return file;
        await drop(path);
      }
      let made = making.get(path);
      if (made === undefined) {
        made = load()
          .then((file) => make(path, file))
          .finally(() => making.delete(path));
        making.set(path, made);
      }
      const copy = await made;
      const file = copy && (await openFile(copy.place).catch(() => undefined));
      return file ?? load();
    },

    async remove(path) {
      for (const copied of [...copies.keys()]) {
        if (copied === path || copied.startsWith(`${path}/`)) await drop(copied);
      }
    },

    async removeStale(existing) {
      const paths = [...copies.keys()];
      for (let start = 0; start < paths.length; start += BATCH) {
        const batch = paths.slice(start, start + BATCH);
        const found = await existing(batch);
        for (const path of batch) if (!found.has(path)) await drop(path);
      }
      // Processes that cannot see this one would otherwise take the unchanged folder for abandoned.
      const now = new Date();
      await utimes(folder, now, now).catch(() => {});
      for (const left of await leftFolders(root, self, STILL_MS)) await rm(left, { recursive: true, force: true });
    },
  };
}
