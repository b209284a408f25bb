import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    /** Returns a number that goes up with every change of what the public site shows. */
    contentVersion(): Promise<number>;
  }
}

const KEY = "content_version";

/** Reads the number that goes up with every change of what the public site shows. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Raises the number, in the transaction of the change that makes pages stale. */
export async function raiseContentVersion(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .insertInto("site_state")
    .values({ key: KEY, value: "1" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: sql`cast(cast(site_state.value as integer) + 1 as text)` }),
    )
    .execute();
}
