import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import { ExpectedError, failureId } from "#platform/http/errors.server.ts";
import type { Durations } from "../metrics/durations.server.ts";
import { type DatabaseCounts, databaseCounts } from "../metrics/site-counts.server.ts";

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
 * @param counts counts what the database does
 */
export function guarded(dialect: Dialect, errors: ErrorClassifier, counts = databaseCounts()): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardDriver(dialect.createDriver(), attempts(errors, counts), counts),
  };
}

type Attempt = <T>(times: Durations, work: () => Promise<T>) => Promise<T>;

/** Returns a function that does some work, retries it while the database is busy, and counts its time. */
function attempts(errors: ErrorClassifier, counts: DatabaseCounts): Attempt {
  const retried = async <T>(work: () => Promise<T>, giveUpAt: number): Promise<T> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (errors.isBusy(error) && performance.now() < giveUpAt) {
          counts.retries += 1;
          await wait(RETRY_EVERY_MS);
          continue;
        }
        if (errors.isFull(error)) throw new ExpectedError("storage-full", "The disk is full", { cause: error });
        if (!errors.isUnavailable(error)) throw error;
        throw new ExpectedError("storage-unavailable", "The database does not answer", { cause: error });
      }
    }
  };
  return async (times, work) => {
    const started = performance.now();
    try {
      return await retried(work, started + WAIT_MAX_MS);
    } catch (error) {
      const failure = failureId(error);
      if (failure === "storage-full") counts.full += 1;
      if (failure === "storage-unavailable") counts.unavailable += 1;
      throw error;
    } finally {
      times.add(performance.now() - started);
    }
  };
}

function guardDriver(driver: Driver, attempt: Attempt, { waits, statements }: DatabaseCounts): Driver {
  const connections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inner = (connection: DatabaseConnection) => connections.get(connection) ?? connection;
  return {
    init: () => attempt(waits, () => driver.init()),
    async acquireConnection() {
      const connection = await attempt(waits, () => driver.acquireConnection());
      const guardedConnection: DatabaseConnection = {
        executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
          attempt(statements, () => connection.executeQuery<R>(query)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      connections.set(guardedConnection, connection);
      return guardedConnection;
    },
    beginTransaction: (connection, settings) =>
      attempt(waits, () => driver.beginTransaction(inner(connection), settings)),
    commitTransaction: (connection) => attempt(statements, () => driver.commitTransaction(inner(connection))),
    async rollbackTransaction(connection) {
      // The earlier error is the one to report; a transaction that cannot be ended ends with its connection.
      await driver.rollbackTransaction(inner(connection)).catch(() => {});
    },
    releaseConnection: (connection) => driver.releaseConnection(inner(connection)),
    destroy: () => driver.destroy(),
  };
}
