import { sql } from "kysely";
import { connectDatabase, type Database, type DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";

/** Reads a database with or without a running site. */
export async function withRows<Result>(
  location: DatabaseLocation,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = connectDatabase(location, createLog("silent"));
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

/** Returns the rows of a statement. */
export async function rowsOf<Row>(db: Database, statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(db)).rows;
}
