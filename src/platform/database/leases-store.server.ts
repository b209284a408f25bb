import type { Leases } from "#features/outbox/outbox.server.ts";
import type { Database } from "./open-database.server.ts";

/** Leases: one process at a time does a job, however many share this database. */
export function leasesStore(db: Database): Leases {
  return {
    async take(name, holder, now, until) {
      await db
        .insertInto("leases")
        .values({ name, holder, until })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ holder, until })
            .where((row) => row.or([row("leases.holder", "=", holder), row("leases.until", "<=", now)])),
        )
        .execute();
      const row = await db.selectFrom("leases").select("holder").where("name", "=", name).executeTakeFirst();
      return row?.holder === holder;
    },

    async release(name, holder) {
      await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}
