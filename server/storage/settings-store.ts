import { DEFAULT_RETENTION, type Retention, retentionSchema } from "#content/retention.ts";
import { raiseContentVersion } from "./content-version.ts";
import type { Database } from "./open-database.ts";

const RETENTION = "retention";

/** What the company may set without a developer. */
export function settingsStore(db: Database) {
  return {
    /** How long personal data is kept. */
    async retention(): Promise<Retention> {
      const row = await db.selectFrom("site_state").select("value").where("key", "=", RETENTION).executeTakeFirst();
      return row === undefined ? DEFAULT_RETENTION : retentionSchema.parse(JSON.parse(row.value));
    },

    /** Sets it; pages that state it are made anew. @throws ZodError when a number is out of bounds */
    async saveRetention(retention: Retention): Promise<void> {
      const value = JSON.stringify(retentionSchema.parse(retention));
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("site_state")
          .values({ key: RETENTION, value })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
          .execute();
        await raiseContentVersion(transaction);
      });
    },
  };
}
