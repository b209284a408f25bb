import { type Dialect, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Client } from "pg";

const CONNECT_MS = 10_000;
const BIGINT = 20;

/**
 * Lifts the limits that the server may have for the site's role. Within a transaction: behind a pooler, a session's
 * settings would be those of other clients.
 */
export const NO_LIMITS = "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** Opens a separate connection, without the short timeouts of a site's statements. */
export async function connectPostgres(databaseUrl: string, purpose: string): Promise<Client> {
  const { Client, types } = await import("pg");
  const client = new Client({
    connectionString: databaseUrl,
    application_name: purpose,
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  });
  // A connection that breaks between two statements is reported only here; the next statement fails.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Returns Kysely on one connection, which its owner closes.
 * @param insteadOf statements that replace others
 */
export function onConnection(client: Client, insteadOf: Readonly<Record<string, string>> = {}): Dialect {
  const query = (text: string, values: unknown[]) => client.query(insteadOf[text] ?? text, values);
  const only = { query: query as unknown as PostgresPoolClient["query"], release: () => {} };
  return new PostgresDialect({ pool: { options: client, end: async () => {}, connect: async () => only } });
}
