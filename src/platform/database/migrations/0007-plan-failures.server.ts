import { type Kysely, sql } from "kysely";

/**
 * Why a planned publication or withdrawal failed, and when the withdrawal is tried again. Times are whole milliseconds
 * since 1970.
 */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table items add column plan_failure text");
  await run("alter table items add column plan_failures integer not null default 0");
  await run(`alter table items add column plan_retry_at ${time}`);
}
