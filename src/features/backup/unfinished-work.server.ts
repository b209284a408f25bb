import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeUnfinished } from "./keep-newest.server.ts";
import { namesIn } from "./running-site.server.ts";

const STAGING = /^restoring-[0-9a-f]{8}$/;
/** Longer than any restore takes (ms). */
const DAY_MS = 86_400_000;

/** Returns the path of a new staging folder for a restore. */
export function newStagingFolder(dataDir: string): string {
  return join(dataDir, `restoring-${randomBytes(4).toString("hex")}`);
}

/** Removes staging folders of unfinished restores. @param before only those created before, ms since 1970 */
export async function removeStaging(dataDir: string, before = Number.POSITIVE_INFINITY): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    if (!STAGING.test(name)) continue;
    const path = join(dataDir, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts !== undefined && facts.birthtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Removes files of killed backups and restores, which contain personal data that no erasure would reach. Those that may
 * still be in use stay.
 * @param now ms since 1970
 */
export async function removeUnfinishedWork(dataDir: string, backupDir: string, now: number): Promise<void> {
  await removeUnfinished(backupDir, now);
  await removeStaging(dataDir, now - DAY_MS);
}
