import { syncLedger } from "#features/backup/erasure-ledger.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";

export interface ErasedFilesOptions {
  storage: Storage;
  files: FileStore;
  /** Folder of the backups, which also has the ledger of erasures. */
  backupDir: string;
  log: Log;
}

/**
 * Completes erasures: removes the files of erased submissions, empties the database's log, and records the erasures in
 * the ledger. Failures are logged and retried by `cleanUpFiles` every ten minutes. The database file is not rewritten here:
 * `startCleanUp` does that once for all erasures of ten minutes.
 * @returns whether everything succeeded
 */
export async function removeErasedFiles(options: ErasedFilesOptions): Promise<boolean> {
  const { storage, files, backupDir, log } = options;
  let done = true;
  const orLog = (error: unknown) => {
    log.error({ err: error }, "data of an erased submission could not be removed yet; it is retried");
    done = false;
  };
  const keys = await storage.submissions.filesToRemove().catch((error: unknown) => {
    orLog(error);
    return [];
  });
  for (const key of keys) {
    await files
      .remove(key)
      .then(() => storage.submissions.fileRemoved(key))
      .catch(orLog);
  }
  const emptied = await storage.truncateWal().catch(orLog);
  const noted = await syncLedger({ storage, folder: backupDir, log });
  return done && emptied === true && noted;
}
