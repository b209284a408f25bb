import type { Storage } from "#platform/services.server.ts";
import { cutoffsOf, type Retention } from "./retention.ts";
import type { Doomed } from "./site-settings.server.ts";

/**
 * Counts what the next run of the daily job would erase with `next` and not with the times that hold now.
 * @param now ms since 1970
 */
export async function doomedBy(storage: Storage, next: Retention, now: number): Promise<Doomed> {
  const counts = async (retention: Retention) => {
    const cutoffs = cutoffsOf(retention, now);
    return {
      messages: await storage.messages.countReceivedBefore(cutoffs.messages),
      applications: await storage.applications.countExpired(cutoffs.applications),
      audit: await storage.audit.countBefore(cutoffs.audit),
    };
  };
  const before = await counts(await storage.settings.retention());
  const after = await counts(next);
  const more = (kind: keyof Doomed) => Math.max(0, after[kind] - before[kind]);
  return { messages: more("messages"), applications: more("applications"), audit: more("audit") };
}
