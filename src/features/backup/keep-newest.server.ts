import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { archiveTime, isIncompleteName, UNFINISHED, UNFINISHED_BEFORE_MIGRATION } from "./archive-name.server.ts";
import { archivesIn } from "./last-backup.server.ts";
import { namesIn } from "./running-site.server.ts";

/** What a backup writes grows all the time: what stood still for this long (ms) was left by a killed one. */
const STILL_MS = 60 * 60 * 1000;

/**
 * Removes all archives but the newest ones, of complete and of incomplete ones apart: an archive that lacks files never
 * takes the place of one that has them.
 * @param keep how many of each stay, 1 or more
 * @returns names of those removed
 */
export async function keepNewest(backupDir: string, keep: number): Promise<string[]> {
  const names = await archivesIn(backupDir);
  const old = [true, false].flatMap((incomplete) =>
    names.filter((name) => isIncompleteName(name) === incomplete).slice(Math.max(1, keep)),
  );
  for (const name of old) await rm(join(backupDir, name), { force: true });
  return old;
}

/** Removes what killed backups were writing. @param now ms since 1970 */
export async function removeUnfinished(backupDir: string, now: number): Promise<void> {
  for (const name of await namesIn(backupDir)) {
    const isPart =
      name === UNFINISHED_BEFORE_MIGRATION ||
      (name.endsWith(UNFINISHED) && archiveTime(name.slice(0, -UNFINISHED.length)) !== undefined);
    const path = join(backupDir, name);
    if (isPart && now - (await stat(path)).mtimeMs > STILL_MS) await rm(path, { force: true });
  }
}
