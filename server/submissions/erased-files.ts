import type { FileStore } from "../files/file-store.ts";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";

/** What removing files needs. */
export interface ErasedFilesOptions {
  storage: Storage;
  files: FileStore;
  log: Log;
}

/**
 * Removes the files of erased applications, and what the database's own log still has of their rows. What resists is
 * logged and stays on the list for the next time.
 */
export async function removeErasedFiles({ storage, files, log }: ErasedFilesOptions): Promise<void> {
  try {
    for (const key of await storage.applications.filesToRemove()) {
      await files.remove(key);
      await storage.applications.fileRemoved(key);
    }
    await storage.forgetErased();
  } catch (error) {
    log.error({ err: error }, "files of erased applications could not be removed");
  }
}
