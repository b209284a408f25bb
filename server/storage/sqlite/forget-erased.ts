import { type QueryResult, sql, type Transaction } from "kysely";
import type { Database } from "../open-database.ts";
import type { Schema } from "../schema.ts";
import { REBUILD } from "./driver.ts";

/** Where it stands up to which trace of an erasure the file has been written anew. */
const FORGOTTEN = "forgotten-erasure";
/** No trace has this number. */
const OWED = "owed";

/**
 * Leaves nothing of what was erased in the file or its write-ahead log. After a submission was erased the file is written
 * anew, see `rebuild.ts`; else what is committed moves out of the log, and the log is emptied.
 * @returns false while another process reads or writes, and the log could not be emptied: to be tried again
 */
export async function forgetErased(db: Database): Promise<boolean> {
  const { newest } = await db
    .selectFrom("erasures")
    .select(({ fn }) => fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  const value = String(newest ?? 0);
  const forgotten = await db.selectFrom("site_state").select("value").where("key", "=", FORGOTTEN).executeTakeFirst();
  if ((forgotten?.value ?? "0") === value) return isDone(await ask(db, "pragma wal_checkpoint(truncate)"));
  if (!isDone(await ask(db, REBUILD))) return false;
  await noteForgotten(db, value);
  return true;
}

/** Has the next `forgetErased` write the file anew though what was erased leaves no trace, as mails of no submission do. */
export function oweForgetting(transaction: Transaction<Schema>): Promise<void> {
  return noteForgotten(transaction, OWED);
}

async function noteForgotten(db: Database | Transaction<Schema>, value: string): Promise<void> {
  await db
    .insertInto("site_state")
    .values({ key: FORGOTTEN, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

const ask = (db: Database, statement: string) => sql.raw<{ busy: number }>(statement).execute(db);

function isDone({ rows }: QueryResult<{ busy: number }>): boolean {
  return rows[0]?.busy === 0;
}
