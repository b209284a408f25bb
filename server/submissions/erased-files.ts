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
 * Removes the files of erased applications, and what the database's own log still has of erased rows. What resists is
 * logged and stays on its list; `tidyUp` tries again every ten minutes.
 */
export async function removeErasedFiles({ storage, files, log }: ErasedFilesOptions): Promise<void> {
  const orLog = (error: unknown) => log.error({ err: error }, "something erased could not be removed for good yet");
  const keys = await storage.applications.filesToRemove().catch((error: unknown) => {
    orLog(error);
    return [];
  });
  for (const key of keys) {
    await files
      .remove(key)
      .then(() => storage.applications.fileRemoved(key))
      .catch(orLog);
  }
  await storage.forgetErased().catch(orLog);
}
