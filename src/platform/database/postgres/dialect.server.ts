import { type Dialect, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Pool, PoolClient, PoolConfig } from "pg";

const BIGINT = 20;
/** What Kysely begins a transaction with. */
const BEGIN = /^(?:begin|start transaction)\b/;

/** ms. The server times out before the client, so that both agree on the result of a statement. */
const CLIENT_TIMES = { connectionTimeoutMillis: 2000, query_timeout: 5000 };
const SERVER_TIMES = {
  statement_timeout: 4500,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Random reads cost little more than sequential ones: the server's default is for spinning disks. */
const OPTIONS = "-c random_page_cost=1.1";

/** Sets the server's limits for one transaction, where a pooler does not take them with the connection. */
const WITH_LIMITS = Object.entries(SERVER_TIMES)
  .map(([name, ms]) => `; set local ${name} = ${ms}`)
  .join("");

/**
 * Returns the Kysely dialect for PostgreSQL. The client is loaded on first use: a site on SQLite does not need it.
 * A pooler in transaction mode may be in between: then nothing is set for a session, and nothing depends on one.
 * @param url `postgres://user:password@host:port/database`
 * @param onIdleError called when an idle connection of the pool breaks; without a listener Node would exit
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  return new PostgresDialect({
    async pool() {
      const { Pool, types } = await import("pg");
      // Counts are bigint, which pg returns as text; none here exceeds a JavaScript number.
      types.setTypeParser(BIGINT, Number);
      const open = (ofServer: PoolConfig) => {
        const opened = new Pool({ connectionString: url, ...CLIENT_TIMES, ...ofServer, max: 10 });
        opened.on("error", onIdleError);
        // A connection in use that breaks between two statements is reported only here; its next statement fails and is
        // handled.
        opened.on("connect", (client) => client.on("error", onIdleError));
        return opened;
      };
      const direct = open({ ...SERVER_TIMES, options: OPTIONS });
      let pooled: Pool | undefined;
      const connect = async () => {
        try {
          if (pooled === undefined) return usedOnce(await direct.connect());
        } catch (error) {
          if (!isRefusedByPooler(error)) throw error;
          pooled ??= open({});
        }
        return usedOnce(await pooled.connect(), WITH_LIMITS);
      };
      const end = async () => {
        await Promise.all([direct.end(), pooled?.end()]);
      };
      return { options: direct.options, end, connect };
    },
  });
}

/** Returns whether a pooler such as pgbouncer refuses to set a limit of the server with the connection. */
function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && error.message.includes("unsupported startup parameter");
}

/**
 * A connection that returns to the pool only when all its statements have been answered in order.
 * @param withLimits statements after that which begins a transaction
 */
function usedOnce(client: PoolClient, withLimits = ""): PostgresPoolClient {
  let isDoubtful = false;
  const query = async (text: string, parameters: unknown[]) => {
    try {
      const isBegin = withLimits !== "" && BEGIN.test(text);
      return await client.query(isBegin ? text + withLimits : text, parameters);
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
