import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Client } from "pg";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

/** What a transaction becomes inside of the one that is open already. */
const INSIDE: Readonly<Record<string, string>> = {
  begin: "savepoint step",
  commit: "release savepoint step",
  rollback: "rollback to savepoint step",
};

/**
 * Kysely on one connection that is in a transaction of its owner's: whatever stores and migrations do with it is part of
 * that transaction, their own ones too.
 */
export function insideTransaction(client: Client): Database {
  const query = (text: string, values: unknown[]) => client.query(INSIDE[text] ?? text, values);
  const only = { query: query as unknown as PostgresPoolClient["query"], release: () => {} };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: client, end: async () => {}, connect: async () => only } }),
  });
}
