import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";

/** A row of `messages`, as far as the tests look at it. */
export interface MessageRow {
  reference: string;
  language: string;
  first_name: string;
  message: string;
  suspected_spam: number;
}

/** A row of `applications`, as far as the tests look at it. */
export interface ApplicationRow {
  reference: string;
  language: string;
  first_name: string;
  phone: string;
  offer_id: number | null;
  consent: string;
  file_key: string;
  file_name: string;
  file_sha256: string;
}

/** Reads rows beside the running site. @param values for `$1`, `$2` … of the statement */
export async function rowsOf<Row>(
  { databaseUrl, dataDir }: DatabaseLocation,
  statement: string,
  ...values: string[]
): Promise<Row[]> {
  if (databaseUrl !== undefined) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(statement, values);
    await client.end();
    return rows as Row[];
  }
  const database = new DatabaseSync(join(dataDir, "site.sqlite"), { timeout: 5000 });
  const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
  const rows = database.prepare(statement).all(named);
  database.close();
  return rows as Row[];
}

/** The messages from one e-mail address. */
export function messagesFrom(database: DatabaseLocation, email: string): Promise<MessageRow[]> {
  return rowsOf(database, "select * from messages where email = $1 order by id", email);
}

/** The applications from one e-mail address. */
export function applicationsFrom(database: DatabaseLocation, email: string): Promise<ApplicationRow[]> {
  return rowsOf(database, "select * from applications where email = $1 order by id", email);
}
