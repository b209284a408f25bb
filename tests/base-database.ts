import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { companyContent } from "#collections/company-content.server.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of a migrated SQLite file with the example content and that of the company; tests copy it and never open it. */
    baseDatabase: string;
    /** Path of a migrated SQLite file without content; tests copy it and never open it. */
    migratedSqlite: string;
    /** Name of a migrated PostgreSQL database without content; tests copy it. Empty in a run without PostgreSQL. */
    migratedPostgres: string;
  }
}

/** Creates the databases that tests copy, once for a run. A copy is faster than all migrations. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "site-base-"));
  const log = createLog("silent");
  const [base, migrated] = [join(folder, "base"), join(folder, "migrated")];
  const storage = await openStorage({ databaseUrl: undefined, dataDir: base }, log);
  await publishExamples(storage);
  await publishCompanyContent(storage.publishing, companyContent);
  await storage.close();
  project.provide("baseDatabase", join(base, "site.sqlite"));

  await (await openStorage({ databaseUrl: undefined, dataDir: migrated }, log)).close();
  project.provide("migratedSqlite", join(migrated, "site.sqlite"));

  let postgres: TestDatabase | undefined;
  if (process.env.TEST_DATABASE_URL) {
    postgres = await createTestDatabase();
    await (await openStorage({ databaseUrl: postgres.url, dataDir: join(folder, "postgres") }, log)).close();
  }
  project.provide("migratedPostgres", postgres?.name ?? "");
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await postgres?.drop();
  };
}
