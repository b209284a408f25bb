import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { sqliteDriver } from "./driver.server.ts";

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
