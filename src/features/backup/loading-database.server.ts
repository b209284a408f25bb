import { Kysely } from "kysely";
import type { Client } from "pg";
import type { Database } from "#platform/database/open-database.server.ts";
import { onConnection } from "#platform/database/postgres/own-connection.server.ts";
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
  return new Kysely<Schema>({ dialect: onConnection(client, INSIDE) });
}
