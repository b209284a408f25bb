import { sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyCollection } from "../collection.ts";
import { raiseContentVersion } from "./content-version.server.ts";
import { IS_PUBLISHED } from "./entries.server.ts";

/** Stored key; the name is older than collections. */
const DAY_KEY = "offers_day";

/**
 * Stores that a new day has begun, and raises the content version when an entry opens or has closed with it.
 * @param today YYYY-MM-DD
 * @returns whether this process raised the content version; one of all processes does
 */
export async function noteDay(db: Database, all: readonly AnyCollection[], today: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const state = transaction.selectFrom("site_state").select("value").where("key", "=", DAY_KEY);
    const before = (await state.executeTakeFirst())?.value ?? today;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("site_state")
      .values({ key: DAY_KEY, value: today })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value: today }).where("site_state.value", "<", today),
      )
      .executeTakeFirstOrThrow();
    const bounded = all.filter(({ visible }) => visible !== undefined).map(({ name }) => name);
    if (before >= today || Number(numInsertedOrUpdatedRows ?? 0) === 0 || bounded.length === 0) return false;
    const turned = await transaction
      .selectFrom("entries")
      .select("id")
      .where("collection", "in", bounded)
      .where(IS_PUBLISHED)
      .where(sql<boolean>`((visible_from > ${before} and visible_from <= ${today})
        or (visible_until >= ${before} and visible_until < ${today}))`)
      .limit(1)
      .executeTakeFirst();
    if (turned === undefined) return false;
    await raiseContentVersion(transaction);
    return true;
  });
}
