import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "#platform/logging/log.server.ts";
import { type Config, ConfigError } from "../config.server.ts";
import { provideFolder } from "./open-database.server.ts";
import { isSqliteBusy } from "./sqlite/errors.server.ts";

/** An upgrade starts the new process while the old one ends, which takes up to 15 s. */
const WAIT_MS = 30_000;
const TRY_EVERY_MS = 200;

/** A lock of this process; the system also releases it when the process dies. */
export interface ServingLock {
  release(): void;
}

/**
 * Makes this the only process that serves a site from `DATA_DIR/site.sqlite`. The lock is an exclusive transaction on a
 * separate empty SQLite file, backed by the system's file locks: it also excludes processes in other containers that
 * share the folder. Commands beside the site do not take it. With PostgreSQL, where several processes may serve one
 * site, nothing is locked.
 * @param waitMs how long it waits for another process to end
 * @throws ConfigError that names the folder and the other process, or when the folder cannot be used
 */
export async function takeServingLock(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  log: Log,
  waitMs: number = WAIT_MS,
): Promise<ServingLock> {
  if (databaseUrl !== undefined) return { release() {} };
  await provideFolder(dataDir);
  // Names the process that has the lock, for the message of another one. Not in the locked file: closing that file a
  // second time would release the lock.
  const note = join(dataDir, "serving.txt");
  const giveUpAt = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const database = lockedFile(join(dataDir, "serving.lock"));
    if (database !== undefined) {
      await writeFile(note, `process ${process.pid} on ${hostname()}\n`);
      return { release: () => database.close() };
    }
    const other = (await readFile(note, "utf8").catch(() => "another process")).trim();
    if (performance.now() >= giveUpAt) {
      throw new ConfigError(
        `${dataDir} is already served by ${other}. Stop that process, or set another DATA_DIR; several processes can ` +
          "serve one site only with PostgreSQL (DATABASE_URL)",
      );
    }
    if (isFirst)
      log.warn({ dataDir, other }, `waiting up to ${waitMs / 1000} s for the process that serves this folder`);
    await pause(TRY_EVERY_MS);
  }
}

/** @returns the locked file, or undefined when another process or another caller in this one has the lock */
function lockedFile(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written, so no journal file is needed.
    database.exec("pragma journal_mode = memory");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database.close();
    if (isSqliteBusy(error)) return undefined;
    throw error;
  }
}
