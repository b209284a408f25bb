import type { Database } from "./open-database.server.ts";

/** Stores when each recurring job last ran. Times are ms since 1970. */
export function jobRunsStore(db: Database) {
  return {
    /** Returns the time of the last run, 0 when it never ran. */
    async lastRun(name: string): Promise<number> {
      const row = await db.selectFrom("job_runs").select("ran_at").where("name", "=", name).executeTakeFirst();
      return row?.ran_at ?? 0;
    },

    /** Returns every job that has run, by name. */
    async all(): Promise<{ name: string; ranAt: number }[]> {
      const rows = await db.selectFrom("job_runs").selectAll().orderBy("name").execute();
      return rows.map(({ name, ran_at: ranAt }) => ({ name, ranAt }));
    },

    async noteRun(name: string, at: number): Promise<void> {
      await db
        .insertInto("job_runs")
        .values({ name, ran_at: at })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at: at }))
        .execute();
    },
  };
}
