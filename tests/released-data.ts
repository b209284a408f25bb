import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreArchive } from "#features/backup/restore-archive.server.ts";
import { forms } from "#forms/index.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { setClock } from "../tools/test/clock.ts";
import release1 from "./fixtures/release-1/fixture.json" with { type: "json" };
import { createTestDatabase } from "./test-database.ts";

const FOLDER = join(import.meta.dirname, "fixtures/release-1");

/** The forms in which the data of release 1 is opened. */
type ReleasedForm = "data folder" | "archive on SQLite" | "archive on PostgreSQL";

/** A copy of the data of release 1 that a test may change. */
export interface ReleasedData {
  location: DatabaseLocation;
  /** Variables of the environment with which a site opens it. */
  environment: { DATA_DIR: string; DATABASE_URL?: string; SESSION_SECRET?: string };
  /** Removes the copy and sets the clock of this process to the real time. */
  remove(): Promise<void>;
}

/**
 * Makes a copy of the data of release 1 and sets the clock of this process to its date. The data is described in
 * `fixtures/release-1/README.md`.
 */
export async function openReleasedData(form: ReleasedForm): Promise<ReleasedData> {
  setClock(release1.now);
  const dataDir = await mkdtemp(join(tmpdir(), "site-release-"));
  const database = form === "archive on PostgreSQL" ? await createTestDatabase() : undefined;
  const secret = await readFile(join(FOLDER, "site/session-secret"), "utf8");
  const location = { databaseUrl: database?.url, dataDir };
  if (form === "data folder") await cp(join(FOLDER, "site"), dataDir, { recursive: true });
  else {
    const sessionSecret = database === undefined ? undefined : secret;
    await restoreArchive({
      forms,
      archive: releasedFile(release1.backup.file),
      config: { ...location, backupDir: join(dataDir, "backups"), sessionSecret },
      overwrite: false,
      siteIsStopped: false,
      ledger: undefined,
    });
  }
  return {
    location,
    environment: {
      DATA_DIR: dataDir,
      ...(database === undefined ? {} : { DATABASE_URL: database.url, SESSION_SECRET: secret }),
    },
    async remove() {
      setClock(undefined);
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The path of a file that release 1 wrote beside its data: "content.json". */
export function releasedFile(name: string): string {
  return join(FOLDER, name);
}

/** The content export of release 1. */
export const releasedContent = readFileSync(releasedFile("content.json"), "utf8");

/** The bytes of a CV of `tests/fixtures/cv`. */
export function cvBytes(name: string): Promise<Buffer> {
  return readFile(join(FOLDER, "../cv", name));
}

export { release1 };
