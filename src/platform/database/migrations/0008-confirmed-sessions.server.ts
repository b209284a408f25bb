import { type Kysely, sql } from "kysely";

/**
 * When a session last proved who uses it (ms since 1970; null: begun before this was recorded), and what a mail about a
 * change to an account reports.
 */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  await sql.raw(`alter table staff_sessions add column confirmed_at ${time}`).execute(db);
  await sql.raw("alter table outbox add column staff_change text").execute(db);
}
