import { addMonths } from "#features/settings/retention.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "#features/submissions/erased-files.server.ts";

/** Rows erased in one transaction: short enough that nobody waits for it. */
const BATCH = 200;

/**
 * Erases what has been stored as long as the company promises: submissions with their files and mails, and
 * entries of the record of who did what.
 * @param now ms since 1970
 * @returns how many of each
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
