import { Kysely } from "kysely";
import type { Client } from "pg";
import type { Database } from "#platform/database/open-database.server.ts";
import { onConnection } from "#platform/database/postgres/own-connection.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

/** Statements of a nested transaction. */
const INSIDE: Readonly<Record<string, string>> = {
  begin: "savepoint step",
  commit: "release savepoint step",
  rollback: "rollback to savepoint step",
};

/**
 * Returns Kysely on a connection with an open transaction. Transactions of stores and migrations become savepoints in
 * it.
 */
export function insideTransaction(client: Client): Database {
  return new Kysely<Schema>({ dialect: onConnection(client, INSIDE) });
}
