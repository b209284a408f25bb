import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config.server.ts";
import { postgresTarget } from "./postgres-target.server.ts";
import { hasFiles } from "./put-files.server.ts";
import { Refused } from "./refused.server.ts";
import { marksOfSites } from "./running-site.server.ts";
import { sqliteTarget } from "./sqlite-target.server.ts";
import type { Target } from "./target.server.ts";

/** What is asked of the site that a restore writes. */
export interface TargetOptions {
  config: Pick<Config, "dataDir" | "databaseUrl">;
  /** Whether what is there may go. */
  overwrite: boolean;
  /** Somebody has made sure that no site runs: signs of one are let be. */
  siteIsStopped: boolean;
  /** ms since 1970. */
  now?: number;
}

/** Opens the database that a restore writes. @throws Refused while a site seems to run on it */
export async function openTarget(
  { config: { databaseUrl, dataDir }, siteIsStopped, now = Date.now() }: TargetOptions,
  staging: string,
): Promise<Target> {
  const file = join(dataDir, "site.sqlite");
  const target =
    databaseUrl === undefined ? await sqliteTarget(file, staging) : await postgresTarget(databaseUrl, siteIsStopped);
  // A SQLite file that this process alone has open is proof; otherwise marks among the files may tell.
  const isProven = databaseUrl === undefined && target.erasures !== undefined && (await isFile(file));
  const marks = isProven || siteIsStopped ? [] : await marksOfSites(dataDir, now);
  if (marks.length === 0) return target;
  await target.close();
  throw new Refused(
    `A site may be running on these files (${marks.join(", ")}). Stop it, then restore. If it has surely ended, say so ` +
      "with --site-is-stopped, or wait for half an hour.",
  );
}

/** @throws Refused when anything is there that nobody has said may go */
export async function refuseToOverwrite(target: Target, { overwrite, config }: TargetOptions): Promise<void> {
  if (overwrite) return;
  const isUsed = target.isUsed ? "The database is not empty" : (await hasFiles(config.dataDir)) && "DATA_DIR has files";
  if (isUsed === false) return;
  throw new Refused(
    `${isUsed}. Nothing was changed. Make a backup of what is there (npm run backup), then say --overwrite to replace it.`,
  );
}

const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
