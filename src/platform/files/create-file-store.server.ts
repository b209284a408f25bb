import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { errorCode, makeFolder, removeName } from "./disk-steps.server.ts";
import { isFileKey, newFileKey } from "./file-key.server.ts";
import type { FileStore, ReceivedFile } from "./file-store.server.ts";
import { receiveStream, storageError } from "./receive-stream.server.ts";
import { recoverIncoming, recoverUnnamed } from "./recover-incoming.server.ts";
import { instanceName, thisInstance } from "./store-instance.server.ts";
import { type StoredFiles, storedPath } from "./stored-files.server.ts";

/**
 * Opens a file store, with a folder on this machine's disk for what is being received, which is created where it is
 * missing. One per process: two stores of one process would take each other's files for those of an ended process.
 *
 * A file is received as `<name>/incoming/<instance>/<key>` on the disk, and stored as `<name>/<first two of key>/<key>`
 * among the stored files; on the disk that is a second name (hard link) of the same bytes. Until the database names it,
 * it also has its incoming name: by that, recovery finds every file that a killed process left without a row.
 */
export async function createFileStore(
  stored: StoredFiles,
  dataDir: string,
  name: "files" | "documents" | "imports",
  log: Log,
): Promise<FileStore> {
  const self = thisInstance();
  const folder = join(dataDir, name);
  const incoming = join(folder, "incoming");
  const own = join(incoming, instanceName(self));
  const pathOf = (key: string) => storedPath(name, key);
  /** Keys that were saved and are not settled: nothing else has to be removed from the database. */
  const saved = new Set<string>();

  await makeFolder(incoming);
  await chmod(folder, 0o700);

  return {
    async receive(stream, maxBytes, key = newFileKey()) {
      if (!isFileKey(key)) throw new Error("no key of a file");
      const path = join(own, key);
      return { key, ...(await receiveStream(stream, path, maxBytes)), path };
    },

    async save(file) {
      saved.add(file.key);
      try {
        await stored.save(pathOf(file.key), incomingName(own, file), false);
      } catch (error) {
        throw storageError(error);
      }
    },

    async settle(file) {
      saved.delete(file.key);
      await logFailure(log, "file not settled", async () => {
        await stored.name(pathOf(file.key));
        await removeName(incomingName(own, file));
      });
    },

    async discard(file) {
      await logFailure(log, "file not discarded", async () => {
        if (saved.has(file.key)) await stored.remove(pathOf(file.key));
        saved.delete(file.key);
        await removeName(incomingName(own, file));
      });
    },

    async open(key) {
      return (await stored.open(pathOfKey(key))).stream;
    },

    async openPublic(key) {
      return (await stored.openPublic(pathOfKey(key))).stream;
    },

    async remove(key) {
      if (isFileKey(key)) await stored.remove(pathOf(key));
    },

    async recover(named) {
      const recovery = { stored, pathOf, named };
      const removed =
        (await recoverIncoming({ ...recovery, incoming, self })) +
        (await recoverUnnamed({ ...recovery, folder: name }));
      if (removed > 0) log.info({ removed }, "files without a row removed");
      return removed;
    },
  };

  function pathOfKey(key: string): string {
    if (!isFileKey(key)) throw new ExpectedError("not-found", "no key of a file");
    return pathOf(key);
  }
}

function incomingName(own: string, { key }: ReceivedFile): string {
  if (!isFileKey(key)) throw new Error("no key of a file");
  return join(own, key);
}

/** Logs a failure instead of throwing it: the outcome is already decided, and `recover` cleans up later. */
async function logFailure(log: Log, message: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ code: errorCode(error) }, message);
  }
}
