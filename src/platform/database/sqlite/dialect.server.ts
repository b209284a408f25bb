import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { sqliteDriver } from "./driver.server.ts";

/**
 * Returns the Kysely dialect for the SQLite that is built into Node.
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
  /** SQLite creates tables in transactions: an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serialises writers itself, and readers never wait. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
