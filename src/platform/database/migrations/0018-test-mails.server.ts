import { type Kysely, sql } from "kysely";

/** What a test e-mail says, where it tries words that are not published: JSON. Null for every other e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table outbox add column content text").execute(db);
}
