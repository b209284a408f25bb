import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    /** Returns the content version, a number that every change of public content raises. */
    contentVersion(): Promise<number>;
  }
}

const KEY = "content_version";

/** Returns the content version, a number that every change of public content raises. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Raises the content version in the transaction of a change of public content. */
export async function raiseContentVersion(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .insertInto("site_state")
    .values({ key: KEY, value: "1" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: sql`cast(cast(site_state.value as integer) + 1 as text)` }),
    )
    .execute();
}
