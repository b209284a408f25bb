import { sql } from "kysely";
import type { Database } from "../database/open-database.server.ts";
import { FILE_OWNERS } from "../database/tables.server.ts";
import { pictureFolder, storedPath } from "./stored-files.server.ts";

/** Rows in one query. */
const AT_ONCE = 500;

/** Yields the paths of all stored files that the database names; of a picture, the folder of its copies. */
export async function* namedPaths(db: Database): AsyncGenerator<string> {
  for (const [table, owner] of FILE_OWNERS) {
    const key = sql.ref(owner.key);
    const version = owner.store === "pictures" ? sql.ref(owner.version) : sql.lit("");
    for (let last = ""; ; ) {
      const { rows } = await sql<{ key: string; version: string }>`
        select ${key} as key, ${version} as version from ${sql.table(table)}
        where ${key} > ${last} order by ${key} limit ${sql.lit(AT_ONCE)}`.execute(db);
      for (const row of rows) {
        yield owner.store === "pictures" ? pictureFolder(row.key, row.version) : storedPath(owner.store, row.key);
      }
      const end = rows.at(-1)?.key;
      if (end === undefined) break;
      last = end;
    }
  }
}
