import { type Kysely, sql } from "kysely";
import type { Migration } from "./migration.server.ts";

/**
 * Stored files in the database, for sites that have them there. `named`: 0 until a row of the site names the file.
 * `files_place` has one row at most: where the files are. Times are whole milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>, dialect: Parameters<Migration["up"]>[1]): Promise<void> {
  const isSqlite = dialect === "sqlite";
  // Paths below a folder are found by the index in the order of their bytes.
  const path = isSqlite ? "text" : 'text collate "C"';
  const statements = [
    `create table stored_files (path ${path} primary key, size integer not null,
      saved_at ${isSqlite ? "integer" : "bigint"} not null, named integer not null)`,
    "create index stored_files_unnamed on stored_files (path) where named = 0",
    `create table stored_file_chunks (path ${path} not null references stored_files (path) on delete cascade,
      position integer not null, bytes ${isSqlite ? "blob" : "bytea"} not null, primary key (path, position))`,
    "create table files_place (id integer primary key check (id = 1), place text not null)",
    // Pictures and most documents are compressed already.
    ...(isSqlite ? [] : ["alter table stored_file_chunks alter column bytes set storage external"]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
