import { type Kysely, sql } from "kysely";

/**
 * The public entries of collections that have no tables of their own: a row for each entry, and one for each of its
 * languages. `facts` and `record` are JSON, as text on both databases. `withdrawn` is 1 for an entry that was public once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table public_entries (
    collection text not null, id integer not null, facts text not null, visible_from text, visible_until text,
    withdrawn integer not null default 0, primary key (collection, id))`);
  await run(`create table public_texts (
    collection text not null, entry_id integer not null, language text not null, record text not null,
    primary key (collection, entry_id, language),
    foreign key (collection, entry_id) references public_entries (collection, id) on delete cascade)`);
}
