import { auditStore } from "#features/audit/storage/audit-store.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { erasuresStore } from "#features/submissions/storage/erasures-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { type LedgerEntry, replayErasures } from "./erasure-ledger.server.ts";
import { amountOf, type Manifest } from "./manifest.server.ts";

const DAY_MS = 86_400_000;

/** Why a mail that waited in a backup is not sent by itself. */
export const HELD_BACK = "Held back by a restore: it may have been sent after the backup was made.";

/** What was done in a restored database. */
export interface Finished {
  /** Submissions that had been erased since the backup, and were erased again. */
  erasedAgain: number;
  mailsHeldBack: number;
}

/**
 * What is to be done in a restored database before anybody uses it: what was erased since is erased again; mails that waited
 * for more than a day are held back, as they have most likely gone since; and the log of who did what says that it was
 * restored.
 * @param now ms since 1970
 */
export async function finishDatabase(
  db: Database,
  manifest: Manifest,
  { forms, erasures }: { forms: readonly AnyForm[]; erasures: readonly LedgerEntry[] },
  now: number,
): Promise<Finished> {
  const erasedAgain = await replayErasures({ erasures: erasuresStore(db, forms) }, erasures, now);
  const failed = await db
    .updateTable("outbox")
    // Staff see since when it has failed by the time of its next try.
    .set({ state: "failed", last_error: HELD_BACK, next_try_at: now })
    .where("state", "=", "waiting")
    .where("created_at", "<", now - DAY_MS)
    .executeTakeFirst();
  const { rows, files } = amountOf(manifest);
  const details = { backup: manifest.createdAt, rows, files };
  await auditStore(db).append(now, undefined, "backup-restored", { details });
  return { erasedAgain, mailsHeldBack: Number(failed.numUpdatedRows) };
}
