import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import { ExpectedError } from "#platform/http/errors.server.ts";

/** How the errors of a database are classified. */
export interface ErrorClassifier {
  /** Worth a retry within `WAIT_MAX_MS`. */
  isBusy(error: unknown): boolean;
  /** The disk is full. */
  isFull(error: unknown): boolean;
  /** The database is at fault, not the statement. */
  isUnavailable(error: unknown): boolean;
}

/** ms for which a statement waits for a busy database before it fails with `storage-unavailable`. */
export const WAIT_MAX_MS = 2000;
const RETRY_EVERY_MS = 25;

/**
 * Wraps a dialect so that statements on a busy database are retried for two seconds without blocking the event loop. An
 * unreachable database becomes the expected failure `storage-unavailable` (503), a full disk `storage-full` (507).
 * Other errors pass unchanged.
 */
export function guarded(dialect: Dialect, errors: ErrorClassifier): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardDriver(dialect.createDriver(), errors),
  };
}

async function attempt<T>(work: () => Promise<T>, errors: ErrorClassifier): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MAX_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (errors.isBusy(error) && performance.now() < giveUpAt) {
        await wait(RETRY_EVERY_MS);
        continue;
      }
      if (errors.isFull(error)) throw new ExpectedError("storage-full", "The disk is full", { cause: error });
      if (!errors.isUnavailable(error)) throw error;
      throw new ExpectedError("storage-unavailable", "The database does not answer", { cause: error });
    }
  }
}

function guardDriver(driver: Driver, errors: ErrorClassifier): Driver {
  const connections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inner = (connection: DatabaseConnection) => connections.get(connection) ?? connection;
  return {
    init: () => attempt(() => driver.init(), errors),
    async acquireConnection() {
      const connection = await attempt(() => driver.acquireConnection(), errors);
      const guardedConnection: DatabaseConnection = {
        executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
          attempt(() => connection.executeQuery<R>(query), errors),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      connections.set(guardedConnection, connection);
      return guardedConnection;
    },
    beginTransaction: (connection, settings) =>
      attempt(() => driver.beginTransaction(inner(connection), settings), errors),
    commitTransaction: (connection) => attempt(() => driver.commitTransaction(inner(connection)), errors),
    async rollbackTransaction(connection) {
      // The earlier error is the one to report; a transaction that cannot be ended ends with its connection.
      await driver.rollbackTransaction(inner(connection)).catch(() => {});
    },
    releaseConnection: (connection) => driver.releaseConnection(inner(connection)),
    destroy: () => driver.destroy(),
  };
}
