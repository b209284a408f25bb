import {
  type Dialect,
  type QueryExecutorProvider,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { sqliteDriver } from "./driver.ts";

/**
 * Kysely on the SQLite that is built into Node.
 * @param file path of the database file
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new OwnAdapter(),
    createDriver: () => sqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class OwnAdapter extends SqliteAdapter {
  /** SQLite creates tables in transactions too: a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver lets writers take turns itself, and readers never wait. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Moves what is committed out of the write-ahead log and empties it: with `secure_delete` an erased row is then in no
 * file any more.
 * @returns false while another process reads or writes, and the log could not be emptied
 */
export async function emptySqliteLog(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
