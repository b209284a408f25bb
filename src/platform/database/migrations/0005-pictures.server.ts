import { type Kysely, sql } from "kysely";

/** What staff upload to be published: pictures, data sheets, and which items use them. */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const run = (statement: string) => sql.raw(statement).execute(db);

  await run(`create table pictures (
    key text primary key, width integer not null, height integer not null, version text not null, name text not null,
    alt text not null, folded text not null, focal_x integer not null, focal_y integer not null,
    uploaded_at ${time} not null, uploaded_by_id text not null, uploaded_by text not null)`);
  await run("create index pictures_newest on pictures (uploaded_at, key)");
  await run(`create table documents (
    key text primary key, slug text not null, name text not null, size integer not null, sha256 text not null,
    uploaded_at ${time} not null, uploaded_by_id text not null, uploaded_by text not null)`);
  await run(`create table picture_uses (
    picture_key text not null, kind text not null, item_id integer not null, published integer not null,
    primary key (picture_key, kind, item_id, published))`);
  await run("create index picture_uses_item on picture_uses (kind, item_id)");
}
