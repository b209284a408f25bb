import { type Dialect, PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const BIGINT = 20;
// Counts come as bigint, which pg hands over as text; none here outgrows a JavaScript number.
types.setTypeParser(BIGINT, Number);

/**
 * Kysely on PostgreSQL.
 * @param url `postgres://user:password@host:port/database`
 * @param onIdleError told when a connection that waits in the pool breaks; without a listener Node would stop
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  pool.on("error", onIdleError);
  // A connection in use that breaks between two statements tells nobody else; its next statement fails and is judged.
  pool.on("connect", (client) => client.on("error", onIdleError));
  return new PostgresDialect({ pool });
}

/** Says whether an error is the server being out of reach or stopping, not a fault of the statement. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // Classes 08 connection, 53 resources, 57P shutdown, 55P03 lock: postgresql.org/docs/current/errcodes-appendix.html
  if (/^(08|53|57P)/.test(code) || code === "55P03" || code === "57014") return true;
  if (/^E(CONN|PIPE|HOSTUNREACH|TIMEDOUT|AI_AGAIN)/.test(code) || code === "ENOTFOUND" || code === "ENOENT")
    return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(error.message);
}

/** Says whether an error is a full disk (53100, disk_full). */
export function isPostgresFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "53100";
}
