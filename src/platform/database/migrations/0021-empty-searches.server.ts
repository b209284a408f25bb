import { type Kysely, sql } from "kysely";

/** Counts of the searches that found nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table empty_searches (words text not null, language text not null, count integer not null,
        last_day text not null, primary key (words, language))`,
    )
    .execute(db);
}
