import { chmod } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { errorCode, flush, linkOrCopy, makeFolder, removeName } from "./disk-steps.server.ts";
import { isFileKey, newFileKey } from "./file-key.server.ts";
import type { FileStore, ReceivedFile } from "./file-store.server.ts";
import { openFile } from "./open-file.server.ts";
import { receiveStream, storageError } from "./receive-stream.server.ts";
import { recoverIncoming } from "./recover-incoming.server.ts";
import { instanceName, thisInstance } from "./store-instance.server.ts";

/**
 * Opens a file store in a folder, which is created where it is missing. One per process: two stores of one process
 * would take each other's files for those of an ended process.
 *
 * A file is received as `incoming/<instance>/<key>` and stored as `<first two of key>/<key>`, a second name (hard link)
 * of the same bytes. Until the database names it, it also has its incoming name: by that, recovery finds every file
 * that a killed process left without a row.
 */
export async function diskStore(folder: string, log: Log): Promise<FileStore> {
  const self = thisInstance();
  const incoming = join(folder, "incoming");
  const own = join(incoming, instanceName(self));
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);

  await makeFolder(incoming);
  await chmod(folder, 0o700);

  return {
    async receive(stream, maxBytes, key = newFileKey()) {
      if (!isFileKey(key)) throw new Error("no key of a file");
      const path = join(own, key);
      return { key, ...(await receiveStream(stream, path, maxBytes)), path };
    },

    async save(file) {
      try {
        await linkOrCopy(incomingName(own, file), placeOf(file.key));
      } catch (error) {
        throw storageError(error);
      }
    },

    async settle(file) {
      await logFailure(log, "file not settled", () => removeName(incomingName(own, file)));
    },

    async discard(file) {
      await logFailure(log, "file not discarded", async () => {
        await removeStored(placeOf(file.key));
        await removeName(incomingName(own, file));
      });
    },

    async open(key) {
      if (!isFileKey(key)) throw new ExpectedError("not-found", "no key of a file");
      return (await openFile(placeOf(key))).stream;
    },

    async remove(key) {
      if (isFileKey(key)) await removeStored(placeOf(key));
    },

    async recover(named) {
      const removed = await recoverIncoming({ incoming, self, placeOf, named });
      if (removed > 0) log.info({ removed }, "files without a row removed");
      return removed;
    },
  };
}

function incomingName(own: string, { key }: ReceivedFile): string {
  if (!isFileKey(key)) throw new Error("no key of a file");
  return join(own, key);
}

/** Removes a stored file so that a power cut does not restore it without its row. */
async function removeStored(place: string): Promise<void> {
  if (await removeName(place)) await flush(dirname(place));
}

/** Logs a failure instead of throwing it: the outcome is already decided, and `recover` cleans up later. */
async function logFailure(log: Log, message: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ code: errorCode(error) }, message);
  }
}
