import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";

/** The columns and form fields of a message that the tests read. */
interface MessageRow {
  reference: string;
  language: string;
  suspected_spam: number;
  firstName: string;
  message: string;
}

/** Those of an application, with its file. */
interface ApplicationRow {
  reference: string;
  language: string;
  firstName: string;
  phone: string;
  consent: string;
  about: number | null;
  file_key: string;
  file_name: string;
  file_sha256: string;
}

/** Reads rows while the site runs. @param values for `$1`, `$2` … of the statement */
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

/** Returns the messages from an e-mail address. */
export async function messagesFrom(database: DatabaseLocation, email: string): Promise<MessageRow[]> {
  const statement = "select * from submissions where form = 'message' and email = $1 order by id";
  return withFields(await rowsOf<MessageRow & { fields: string }>(database, statement, email));
}

/** Returns the applications from an e-mail address. */
export async function applicationsFrom(database: DatabaseLocation, email: string): Promise<ApplicationRow[]> {
  const statement = `select s.*, f.file_key, f.file_name, f.file_sha256 from submissions s
    join submission_files f on f.form = s.form and f.submission_id = s.id
    where s.form = 'application' and s.email = $1 order by s.id`;
  return withFields(await rowsOf<ApplicationRow & { fields: string }>(database, statement, email));
}

const withFields = <Row>(rows: readonly (Row & { fields: string })[]) =>
  rows.map((row) => ({ ...row, ...JSON.parse(row.fields) }));
