import { randomUUID } from "node:crypto";
import { Pool } from "pg";

/** A database of its own in the run's PostgreSQL. */
export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database.
 * @param template name of the database that is copied; without it the new one is empty
 * @throws Error when the run has no PostgreSQL
 */
export async function createTestDatabase(template = "template1"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copies the files: quicker than PostgreSQL's other way, which writes each page of the template to the log.
  await ask(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
}

function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? "";
  if (url === "") throw new Error("TEST_DATABASE_URL is missing: this run has no PostgreSQL, see the start of its log");
  return url;
}

/** Connections that create and drop databases; an idle one does not keep the process running. */
let pool: Pool | undefined;

async function ask(statement: string): Promise<void> {
  // At the end of a run the server may stop before the process.
  pool ??= new Pool({ connectionString: postgresUrl(), allowExitOnIdle: true }).on("error", () => {});
  await pool.query(statement);
}
