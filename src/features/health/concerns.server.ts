import { isIncompleteName } from "#features/backup/archive-name.server.ts";
import type { Concern, Health } from "./health.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails are sent within seconds; the third attempt follows after five minutes. */
const STUCK_MS = HOUR_MS;
/** Backups are made daily; one may be missed. */
export const LATE_MS = 2 * DAY_MS;

/** Returns the problems of a site that need attention, worst first. @param now ms since 1970 */
export function concernsOf(health: Omit<Health, "concerns">, now: number): Concern[] {
  const { database, dataDisk, backupDisk, mails, jobs, backup, backupConcerns, site } = health;
  const concerns: (Concern | false)[] = [
    !database.ok && "database",
    (!dataDisk.ok || dataDisk.value.low) && "disk-data",
    (!backupDisk.ok || backupDisk.value.low) && "disk-backup",
    !mails.ok && "mails",
    mails.ok && mails.value.failed > 0 && "mails-failed",
    site.hasSmtp && mails.ok && now - (mails.value.oldestWaiting ?? now) > STUCK_MS && "mails-stuck",
    !site.hasSmtp && "no-smtp",
    !jobs.ok && "jobs",
    jobs.ok && jobs.value.some(({ late }) => late) && "job-late",
    !backup.ok && "backup",
    backup.ok && backup.value === undefined && "no-backup",
    backup.ok && backup.value !== undefined && now - backup.value.at > LATE_MS && "backup-old",
    backup.ok && backup.value !== undefined && isIncompleteName(backup.value.name) && "backup-incomplete",
    ...(backupConcerns.ok ? backupConcerns.value : []),
    !site.isHttps && "no-https",
    site.hasUntrustedProxy && "untrusted-proxy",
  ];
  return concerns.filter((concern) => concern !== false);
}
