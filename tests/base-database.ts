import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPasswords } from "#features/accounts/passwords.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { ADMIN, EDITOR } from "./accounts/test-staff.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of a migrated SQLite file with the example content; tests copy it and never open it. */
    baseDatabase: string;
    /** Hashes of the passwords of the tests' staff, by password. */
    passwordHashes: Readonly<Record<string, string>>;
  }
}

/** Creates the base database once for a run of the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-base-"));
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, createLog("silent"));
  await publishExamples(storage);
  await storage.close();
  project.provide("baseDatabase", join(dataDir, "site.sqlite"));
  const { hash } = createPasswords();
  const hashes = [ADMIN, EDITOR].map(async ({ password }) => [password, await hash(password)] as const);
  project.provide("passwordHashes", Object.fromEntries(await Promise.all(hashes)));
  return () => rm(dataDir, { recursive: true, force: true });
}
