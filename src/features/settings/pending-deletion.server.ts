import type { Storage } from "#platform/services.server.ts";
import { addMonths, type Retention } from "./retention.ts";
import type { PendingDeletion } from "./site-settings.server.ts";

/**
 * Counts what the next run of the daily job would erase with `next` and not with the current times.
 * @param now ms since 1970
 */
export async function countPendingDeletion(storage: Storage, next: Retention, now: number): Promise<PendingDeletion> {
  const counts = async (retention: Retention): Promise<PendingDeletion> => {
    const found: Record<string, number> = {};
    for (const store of storage.submissions.all) {
      found[store.form.addresses.dashboard] = await store.countExpired(retention, now);
    }
    return { ...found, audit: await storage.audit.countBefore(addMonths(now, -retention.auditMonths)) };
  };
  const before = await counts(await storage.settings.retention());
  const after = await counts(next);
  const more = Object.entries(after).map(([kind, count]) => [kind, Math.max(0, count - (before[kind] ?? 0))]);
  return Object.fromEntries(more);
}
