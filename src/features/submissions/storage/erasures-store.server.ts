import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyForm } from "../form.ts";
import { ERASURE_REASONS, type Erasure, eraseAgain } from "./erasure.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    erasures: ReturnType<typeof erasuresStore>;
  }
}

/** The traces of erased submissions. */
export function erasuresStore(db: Database, all: readonly AnyForm[]) {
  return {
    /** Returns traces with an id after `afterId`, by id. */
    async after(afterId: number, limit: number): Promise<(Erasure & { id: number })[]> {
      const rows = await db
        .selectFrom("erasures")
        .selectAll()
        .where("id", ">", afterId)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id, kind, reference, reason, erased_at }) => ({
        id,
        kind,
        reference,
        // No release has written other reasons.
        reason: ERASURE_REASONS.find((known) => known === reason) ?? "retention",
        erasedAt: erased_at,
      }));
    },

    /** Runs `eraseAgain` in a transaction. */
    replay: (erasures: readonly Erasure[], now: number): Promise<number> =>
      db.transaction().execute((transaction) => eraseAgain(transaction, all, erasures, now)),
  };
}
