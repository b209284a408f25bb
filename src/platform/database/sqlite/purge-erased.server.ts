import { randomUUID } from "node:crypto";
import { type QueryResult, sql, type Transaction } from "kysely";
import type { Database } from "../open-database.server.ts";
import type { Schema } from "../schema.server.ts";
import { REBUILD } from "./driver.server.ts";

/** Key of the row that stores the last erasure trace up to which the file has been rewritten. */
const PURGED = "forgotten-erasure";
/** Prefix of a value that is not the number of a trace. */
const PENDING = "owed";

/**
 * Moves committed data out of the write-ahead log and empties the log. `secure_delete` has overwritten erased rows by
 * then, so their text is in neither, except for the copies that `purgeErased` removes.
 * @returns false while another process reads or writes and the log could not be emptied: retry later
 */
export async function truncateWal(db: Database): Promise<boolean> {
  return isDone(await ask(db, "pragma wal_checkpoint(truncate)"));
}

/**
 * Rewrites the file, see `rebuild.ts`, when a submission or a person's mails were erased since the last time; otherwise
 * empties the log. Rows written in the erasure's transaction tell that it is due. Writes wait meanwhile, so no request
 * calls it.
 * @returns false while another process reads or writes: retry later
 */
export async function purgeErased(db: Database): Promise<boolean> {
  const { newest } = await db
    .selectFrom("erasures")
    .select(({ fn }) => fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  const value = String(newest ?? 0);
  const row = await db.selectFrom("site_state").select("value").where("key", "=", PURGED).executeTakeFirst();
  const before = row?.value ?? "0";
  if (before === value) return truncateWal(db);
  if (!isDone(await ask(db, REBUILD))) return false;
  // Mails erased in the meantime have written another value, which must stay.
  await db
    .insertInto("site_state")
    .values({ key: PURGED, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }).where("site_state.value", "=", before))
    .execute();
  return true;
}

/**
 * Makes the next `purgeErased` rewrite the file although the erasure leaves no trace, as for mails without a
 * submission.
 */
export async function requirePurge(transaction: Transaction<Schema>): Promise<void> {
  // A new value each time: a rewrite in progress has begun before this erasure and does not cover it.
  const value = `${PENDING} ${randomUUID()}`;
  await transaction
    .insertInto("site_state")
    .values({ key: PURGED, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

const ask = (db: Database, statement: string) => sql.raw<{ busy: number }>(statement).execute(db);

function isDone({ rows }: QueryResult<{ busy: number }>): boolean {
  return rows[0]?.busy === 0;
}
