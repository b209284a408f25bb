import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { archiveTime, isIncompleteName, UNFINISHED, UNFINISHED_BEFORE_MIGRATION } from "./archive-name.server.ts";
import { archivesIn } from "./last-backup.server.ts";
import { namesIn } from "./running-site.server.ts";

/** An unfinished archive not written to for this long (ms) was left by a killed process. */
const STILL_MS = 60 * 60 * 1000;

/**
 * Removes all but the newest archives. Complete and incomplete ones are counted separately, so that an incomplete
 * archive never replaces a complete one.
 * @param keep number of each to keep, at least 1
 * @returns names of the removed archives
 */
export async function keepNewest(backupDir: string, keep: number): Promise<string[]> {
  const names = await archivesIn(backupDir);
  const old = [true, false].flatMap((incomplete) =>
    names.filter((name) => isIncompleteName(name) === incomplete).slice(Math.max(1, keep)),
  );
  for (const name of old) await rm(join(backupDir, name), { force: true });
  return old;
}

/** Removes unfinished archives of killed backups. @param now ms since 1970 */
export async function removeUnfinished(backupDir: string, now: number): Promise<void> {
  for (const name of await namesIn(backupDir)) {
    const isPart =
      name === UNFINISHED_BEFORE_MIGRATION ||
      (name.endsWith(UNFINISHED) && archiveTime(name.slice(0, -UNFINISHED.length)) !== undefined);
    const path = join(backupDir, name);
    if (isPart && now - (await stat(path)).mtimeMs > STILL_MS) await rm(path, { force: true });
  }
}
