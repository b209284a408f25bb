import type { Storage } from "#platform/services.server.ts";
import { archiveTime } from "./archive-name.server.ts";
import type { BackupRun } from "./backup-runs.ts";
import { archivesIn, type LastBackup, readLastBackup } from "./last-backup.server.ts";
import { hasFailed } from "./nightly.ts";

/** Lease of the process that makes or checks a backup. */
export const BACKUP_LEASE = "backup";

/** Checks are made weekly; one may be missed (ms). */
const CHECK_LATE_MS = 14 * 86_400_000;

/** A problem of the backups by the site and of their checks. */
export type BackupConcern = "backup-failed" | "check-failed" | "check-late";

type Stores = Pick<Storage, "backups" | "leases">;

/** Returns the newest backup: of this machine's folder, or one that the site has made on another machine. */
export async function newestBackup(storage: Stores, backupDir: string): Promise<LastBackup | undefined> {
  // While the database is away, the folder still shows what was made here.
  const [here, run] = await Promise.all([
    readLastBackup(backupDir),
    storage.backups.lastRun("backup").catch(() => undefined),
  ]);
  const { archive: name, bytes = 0 } = run ?? {};
  const at = archiveTime(name ?? "");
  if (name === undefined || at === undefined || (here !== undefined && here.at >= at)) return here;
  return { at, name, bytes, isThere: false };
}

/** Returns the problems of the last backup by the site and of the last check. @param now ms since 1970 */
export async function backupConcerns(storage: Stores, backupDir: string, now: number): Promise<BackupConcern[]> {
  const [backup, check, names, isHeld] = await Promise.all([
    storage.backups.lastRun("backup"),
    storage.backups.lastRun("check"),
    archivesIn(backupDir),
    storage.leases.isHeld(BACKUP_LEASE, now),
  ]);
  const failed = (run: BackupRun | undefined) =>
    run !== undefined && hasFailed(run) && !(isHeld && run.endedAt === undefined);
  const [newest = 0, oldest = now] = [names[0], names.at(-1)].map((name) => archiveTime(name ?? ""));
  const concerns: (BackupConcern | false)[] = [
    failed(backup) && newest < (backup?.startedAt ?? 0) && "backup-failed",
    failed(check) && "check-failed",
    now - (check?.startedAt ?? oldest) > CHECK_LATE_MS && newest > (check?.startedAt ?? 0) && "check-late",
  ];
  return concerns.filter((concern) => concern !== false);
}
