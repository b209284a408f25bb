import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryExecutorProvider,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";

const STATEMENTS_KEPT = 200;

/**
 * Kysely on the SQLite that is built into Node: an adapter from statements that take one array to `node:sqlite`,
 * whose statements take spread parameters.
 * @param file path of the database file
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database: async () => adapt(open(file)) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite creates tables in transactions too: a migration that is cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Every transaction here writes: with the lock taken first, it waits for another process before it has read anything. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  // A power cut loses nothing acknowledged (FULL), erased rows leave no trace (secure_delete).
  const pragmas = ["journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "trusted_schema=OFF", "foreign_keys=ON"];
  for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`);
  return database;
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(text);
    if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? "");
    statements.set(text, statement);
    return statement;
  };
  type Value = null | number | bigint | string | Uint8Array;
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = prepared(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as Value[])),
        run: (parameters) => statement.run(...(parameters as Value[])),
        iterate: (parameters) => statement.iterate(...(parameters as Value[])) as IterableIterator<unknown>,
      };
    },
  };
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
 * file any more. While another process reads, it may stay; the next call tries again.
 */
export async function emptySqliteLog(db: QueryExecutorProvider): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
