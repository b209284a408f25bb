import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** A database of its own in the run's PostgreSQL. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database. @throws Error when the run has no PostgreSQL */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(`create database ${name}`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) };
}

function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? "";
  if (url === "") throw new Error("TEST_DATABASE_URL is missing: this run has no PostgreSQL, see the start of its log");
  return url;
}

async function ask(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
