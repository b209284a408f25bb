import { raiseContentVersion } from "#features/publishing/storage/content-version.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

const KEY = "offers_day";

/**
 * Notes that a new day has begun. When a job offer opens or has closed with it, pages are made anew.
 * @param today YYYY-MM-DD
 * @returns whether the content version was raised; one process of all that notice the day does it
 */
export async function noteDay(db: Database, today: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirst();
    const before = row?.value ?? today;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("site_state")
      .values({ key: KEY, value: today })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value: today }).where("site_state.value", "<", today),
      )
      .executeTakeFirstOrThrow();
    if (before >= today || Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
    const turned = await transaction
      .selectFrom("job_offers")
      .select("id")
      .where("withdrawn", "=", 0)
      .where(({ or, and, eb }) =>
        or([
          and([eb("open_from", ">", before), eb("open_from", "<=", today)]),
          and([eb("open_until", ">=", before), eb("open_until", "<", today)]),
        ]),
      )
      .executeTakeFirst();
    if (turned !== undefined) await raiseContentVersion(transaction);
    return turned !== undefined;
  });
}
