import { syncLedger } from "#features/backup/erasure-ledger.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";

/** What removing files needs. */
export interface ErasedFilesOptions {
  storage: Storage;
  files: FileStore;
  /** Where the ledger of erasures stands, beside the backups. */
  backupDir: string;
  log: Log;
}

/**
 * What follows each erasure: removes the files of erased submissions, empties the database's log, and notes the erasures
 * in their ledger. What fails is logged and stays on its list; `tidyUp` tries again every ten minutes. The database file is
 * not rewritten here: `startTidyingUp` has that done once for all erasures of ten minutes.
 * @returns whether nothing is left to be tried again
 */
export async function removeErasedFiles(options: ErasedFilesOptions): Promise<boolean> {
  const { storage, files, backupDir, log } = options;
  let done = true;
  const orLog = (error: unknown) => {
    log.error({ err: error }, "something erased could not be removed for good yet");
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
  const emptied = await storage.emptyLog().catch(orLog);
  const noted = await syncLedger({ storage, folder: backupDir, log });
  return done && emptied === true && noted;
}
