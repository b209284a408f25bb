import { addMonths } from "#content/retention.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "../submissions/erased-files.ts";

/** Rows erased in one transaction: short enough that nobody waits for it. */
const BATCH = 200;

/**
 * Erases what has been kept as long as the company promises: messages and applications with their files and mails.
 * @param now ms since 1970
 * @returns how many of each
 */
export async function eraseExpired(options: ErasedFilesOptions, now: number) {
  const { storage, log } = options;
  const { contactMonths, applicationMonths, futureMonths } = await storage.settings.retention();
  const received = addMonths(now, -contactMonths);
  const messages = await inBatches(() => storage.messages.eraseReceivedBefore(received, now, BATCH));
  const cutoffs = { vacancy: addMonths(now, -applicationMonths), future: addMonths(now, -futureMonths) };
  const applications = await inBatches(() => storage.applications.eraseExpired(cutoffs, now, BATCH));
  await removeErasedFiles(options);
  log.info({ messages, applications }, "what was kept long enough is erased");
  return { messages, applications };
}

async function inBatches(erase: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await erase();
    total += erased;
    if (erased < BATCH) return total;
  }
}
