import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
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

/** Says whether an error is the database itself being out of reach or out of order, not a fault of the statement. */
export function isSqliteUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "ERR_INVALID_STATE") return true; // closed
  // BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB: https://sqlite.org/rescode.html
  return "errcode" in error && [5, 6, 8, 10, 11, 13, 14, 26].includes(Number(error.errcode) & 0xff);
}
