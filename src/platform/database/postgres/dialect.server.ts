import { type Dialect, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { PoolClient } from "pg";

const BIGINT = 20;

/** ms. The server times out before the client, so that both agree on the result of a statement. */
const TIMES = {
  connectionTimeoutMillis: 2000,
  query_timeout: 5000,
  statement_timeout: 4500,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Random reads cost little more than sequential ones: the server's default is for spinning disks. */
const OPTIONS = "-c random_page_cost=1.1";

/**
 * Returns the Kysely dialect for PostgreSQL. The client is loaded on first use: a site on SQLite does not need it.
 * @param url `postgres://user:password@host:port/database`
 * @param onIdleError called when an idle connection of the pool breaks; without a listener Node would exit
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  return new PostgresDialect({
    async pool() {
      const { Pool, types } = await import("pg");
      // Counts are bigint, which pg returns as text; none here exceeds a JavaScript number.
      types.setTypeParser(BIGINT, Number);
      const pool = new Pool({ connectionString: url, ...TIMES, options: OPTIONS, max: 10 });
      pool.on("error", onIdleError);
      // A connection in use that breaks between two statements is reported only here; its next statement fails and is
      // handled.
      pool.on("connect", (client) => client.on("error", onIdleError));
      const { options } = pool;
      return { options, end: () => pool.end(), connect: async () => usedOnce(await pool.connect()) };
    },
  });
}

/** A connection that returns to the pool only when all its statements have been answered in order. */
function usedOnce(client: PoolClient): PostgresPoolClient {
  let isDoubtful = false;
  const query = async (text: string, parameters: unknown[]) => {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      // It may still be busy with this statement, or in a transaction that the next user would commit.
      isDoubtful ||= isPostgresUnavailable(error) || text === "rollback";
      throw error;
    }
  };
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(isDoubtful) };
}

/** Returns whether an error means that the server is unreachable or stopping, not that the statement is at fault. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // Classes 08 connection, 53 resources, 57P shutdown, 55P03 lock: postgresql.org/docs/current/errcodes-appendix.html
  if (/^(08|53|57P)/.test(code) || code === "55P03" || code === "57014") return true;
  if (/^E(CONN|PIPE|HOSTUNREACH|TIMEDOUT|AI_AGAIN)/.test(code) || code === "ENOTFOUND" || code === "ENOENT")
    return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(error.message);
}

/** Returns whether an error is a full disk (53100, disk_full). */
export function isPostgresFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "53100";
}
