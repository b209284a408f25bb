import { auditStore } from "#features/audit/storage/audit-store.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { erasuresStore } from "#features/submissions/storage/erasures-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { RUN_KEYS } from "./backups-store.server.ts";
import { type LedgerEntry, replayErasures } from "./erasure-ledger.server.ts";
import { type Manifest, manifestTotals } from "./manifest.server.ts";

const DAY_MS = 86_400_000;

/** Error text of a mail that is not sent automatically after a restore. */
export const NOT_SENT_AGAIN = "Held back by a restore: it may have been sent after the backup was made.";

export interface Finished {
  /** Number of submissions erased again. */
  erasedAgain: number;
  mailsHeldBack: number;
}

/**
 * Prepares a restored database for use: replays erasures, marks mails as failed that waited for more than a day (they
 * were most likely sent after the backup), removes the state of the backup that was running then, and records the restore in the audit log.
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
    // The dashboard shows `next_try_at` as the time of failure.
    .set({ state: "failed", last_error: NOT_SENT_AGAIN, next_try_at: now })
    .where("state", "=", "waiting")
    .where("created_at", "<", now - DAY_MS)
    .executeTakeFirst();
  await db.deleteFrom("site_state").where("key", "in", Object.values(RUN_KEYS)).execute();
  const { rows, files } = manifestTotals(manifest);
  const details = { backup: manifest.createdAt, rows, files };
  await auditStore(db).append(now, undefined, "backup-restored", { details });
  return { erasedAgain, mailsHeldBack: Number(failed.numUpdatedRows) };
}
