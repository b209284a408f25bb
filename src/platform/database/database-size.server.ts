import { type QueryExecutorProvider, sql } from "kysely";
import type { DialectName } from "./open-database.server.ts";

/** Returns the bytes that the database takes on disk, without its log. */
export async function databaseSize(db: QueryExecutorProvider, dialect: DialectName): Promise<number> {
  const { rows } =
    dialect === "sqlite"
      ? await sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`.execute(db)
      : await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
