import { addMonths } from "#features/settings/retention.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "#features/submissions/erased-files.server.ts";

/** Rows erased per transaction, so that it stays short. */
const BATCH = 200;

/**
 * Erases data whose retention time has ended: submissions with their files and mails, and audit log entries.
 * @param now ms since 1970
 * @returns the numbers of erased rows
 */
export async function eraseExpired(options: ErasedFilesOptions, now: number) {
  const { storage, log } = options;
  const retention = await storage.settings.retention();
  const submissions: Record<string, number> = {};
  for (const store of storage.submissions.all) {
    submissions[store.form.addresses.dashboard] = await inBatches(() => store.eraseExpired(retention, now, BATCH));
  }
  const auditFrom = addMonths(now, -retention.auditMonths);
  const auditEntries = await inBatches(() => storage.audit.eraseBefore(auditFrom, BATCH));
  await removeErasedFiles(options);
  log.info({ ...submissions, auditEntries }, "records past their retention are erased");
  return { ...submissions, auditEntries };
}

async function inBatches(erase: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await erase();
    total += erased;
    if (erased < BATCH) return total;
  }
}
