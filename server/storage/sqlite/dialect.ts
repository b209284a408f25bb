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

/** Says whether an error is another process holding the database: worth another try. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && [5, 6].includes(Number(error.errcode) & 0xff);
}

/** Says whether an error is a full disk or a quota. SQLite tells a full disk in its write-ahead log as an I/O error. */
export function isSqliteFull(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  // SQLITE_FULL, and IOERR_WRITE and IOERR_FSYNC, IOERR_TRUNCATE, IOERR_SHMSIZE: https://sqlite.org/rescode.html
  return (Number(error.errcode) & 0xff) === 13 || [778, 1034, 1546, 4874].includes(Number(error.errcode));
}

/** Says whether an error is the database itself being out of reach or out of order, not a fault of the statement. */
export function isSqliteUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "ERR_INVALID_STATE") return true; // closed
  // BUSY, LOCKED, READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB: https://sqlite.org/rescode.html
  return "errcode" in error && [5, 6, 8, 10, 11, 14, 26].includes(Number(error.errcode) & 0xff);
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
