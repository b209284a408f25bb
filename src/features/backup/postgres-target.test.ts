import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres } from "#platform/database/postgres/own-connection.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/test-database.ts";
import { refuseWhileOthers } from "./postgres-target.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a site that has just stopped is no reason to refuse: its connections may take a moment to end", async () => {
  const [own, ending] = await Promise.all([
    connectPostgres(database.url, "restore"),
    connectPostgres(database.url, "site"),
  ]);
  try {
    const verdict = refuseWhileOthers(own);
    setTimeout(() => ending.end(), 300);
    await expect(verdict).resolves.toBeUndefined();
  } finally {
    await own.end();
  }
});

test("another program that stays connected is named", async () => {
  const [own, staying] = await Promise.all([
    connectPostgres(database.url, "restore"),
    connectPostgres(database.url, "site"),
  ]);
  try {
    await expect(refuseWhileOthers(own)).rejects.toThrow("Other programs are connected to this database (1 × site)");
  } finally {
    await Promise.all([own.end(), staying.end()]);
  }
});
