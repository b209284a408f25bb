import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config.server.ts";
import { postgresTarget } from "./postgres-target.server.ts";
import { hasFiles } from "./put-files.server.ts";
import { Refused } from "./refused.server.ts";
import { marksOfSites } from "./running-site.server.ts";
import { sqliteTarget } from "./sqlite-target.server.ts";
import type { Target } from "./target.server.ts";

/** Options for the site that a restore replaces. */
export interface TargetOptions {
  config: Pick<Config, "dataDir" | "databaseUrl">;
  /** Whether existing data may be replaced. */
  overwrite: boolean;
  /** The user confirms that no site runs; signs of a running one are ignored. */
  siteIsStopped: boolean;
  /** ms since 1970. */
  now?: number;
}

/** Opens the database to restore into. @throws Refused while a site seems to use it */
export async function openTarget(
  { config: { databaseUrl, dataDir }, siteIsStopped, now = Date.now() }: TargetOptions,
  staging: string,
): Promise<Target> {
  const file = join(dataDir, "site.sqlite");
  const target =
    databaseUrl === undefined ? await sqliteTarget(file, staging) : await postgresTarget(databaseUrl, siteIsStopped);
  // An exclusive lock on the SQLite file proves that no site runs; otherwise check the marks among the files.
  const isProven = databaseUrl === undefined && target.erasures !== undefined && (await isFile(file));
  const marks = isProven || siteIsStopped ? [] : await marksOfSites(dataDir, now);
  if (marks.length === 0) return target;
  await target.close();
  throw new Refused(
    `A site may be running on these files (${marks.join(", ")}). Stop it, then restore. If it has certainly ended, use ` +
      "--site-is-stopped, or wait for half an hour.",
  );
}

/** Checks that existing data may be replaced. @throws Refused otherwise */
export async function refuseToOverwrite(target: Target, { overwrite, config }: TargetOptions): Promise<void> {
  if (overwrite) return;
  const isUsed = target.isUsed ? "The database is not empty" : (await hasFiles(config.dataDir)) && "DATA_DIR has files";
  if (isUsed === false) return;
  throw new Refused(
    `${isUsed}. Nothing was changed. Make a backup of the existing site (npm run backup), then use --overwrite to replace it.`,
  );
}

const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
