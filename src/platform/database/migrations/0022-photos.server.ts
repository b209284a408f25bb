import { type Kysely, sql } from "kysely";
import type { Migration } from "./migration.server.ts";

/**
 * Several files of one field: the position among them, from 1, and when a file was added to a submission that existed
 * already (ms since 1970); null: it came with the submission.
 */
export async function up(db: Kysely<unknown>, dialect: Parameters<Migration["up"]>[1]): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("alter table submission_files add column position integer not null default 1");
  await run(`alter table submission_files add column added_at ${dialect === "sqlite" ? "integer" : "bigint"}`);
  await run("drop index submission_files_submission");
  await run("create unique index submission_files_place on submission_files (form, submission_id, field, position)");
}
