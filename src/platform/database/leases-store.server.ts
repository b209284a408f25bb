import type { Database } from "./open-database.server.ts";

/** Lets one process at a time do something, however many run. Times are ms since 1970. */
export interface Leases {
  /** Takes or renews a lease. @returns whether this holder has it until `until` */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Returns whether any process has it. */
  isHeld(name: string, now: number): Promise<boolean>;
  /** Releases it early. */
  release(name: string, holder: string): Promise<void>;
}

/** Leases in the database: of all processes that share it, one at a time does a job. */
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

    async isHeld(name, now) {
      const row = await db.selectFrom("leases").select("until").where("name", "=", name).executeTakeFirst();
      return row !== undefined && row.until > now;
    },

    async release(name, holder) {
      await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}
