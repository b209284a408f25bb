import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyForm } from "../form.ts";
import { ERASURE_REASONS, type Erasure, eraseAgain } from "./erasure.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    erasures: ReturnType<typeof erasuresStore>;
  }
}

/** The traces of what was erased. */
export function erasuresStore(db: Database, all: readonly AnyForm[]) {
  return {
    /** Traces by id, from the first one after `afterId`. */
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
        // Nothing here writes others.
        reason: ERASURE_REASONS.find((known) => known === reason) ?? "retention",
        erasedAt: erased_at,
      }));
    },

    /** Erases again what was erased before; `eraseAgain`. */
    replay: (erasures: readonly Erasure[], now: number): Promise<number> =>
      db.transaction().execute((transaction) => eraseAgain(transaction, all, erasures, now)),
  };
}
