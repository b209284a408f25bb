import { isIncompleteName } from "#features/backup/archive-name.server.ts";
import type { Concern, Health } from "./health.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails are sent within seconds; the third attempt follows after five minutes. */
const STUCK_MS = HOUR_MS;
/** Backups are made daily; one may be missed. */
export const LATE_MS = 2 * DAY_MS;

/** Requests of ten minutes below which a share or a percentile says little. */
const ENOUGH_REQUESTS = 20;
const FAILED_PART = 0.05;
const SLOW_MS = 2000;
/** Half of the minutes are as bad: a person notices such a delay at each page. */
const EVENT_LOOP_MS = 200;
const DATABASE_WAIT_MS = 500;
const MEMORY_PART = 0.85;
/** Staff mistype a few times; guessing takes thousands. */
const REFUSED_SIGN_INS = 50;

/** Returns the problems of a site that need attention, worst first. @param now ms since 1970 */
export function concernsOf(health: Omit<Health, "concerns">, now: number): Concern[] {
  const { database, dataDisk, backupDisk, mails, jobs, backup, backupConcerns, recent, site } = health;
  const enough = recent.requests >= ENOUGH_REQUESTS;
  const concerns: (Concern | false)[] = [
    !database.ok && "database",
    enough && recent.failed > recent.requests * FAILED_PART && "failing",
    (!dataDisk.ok || dataDisk.value.low) && "disk-data",
    (!backupDisk.ok || backupDisk.value.low) && "disk-backup",
    site.memory > site.memoryMax * MEMORY_PART && "memory",
    enough && (recent.answerMs ?? 0) > SLOW_MS && "slow",
    recent.eventLoopMs > EVENT_LOOP_MS && "event-loop",
    (recent.databaseWaitMs ?? 0) > DATABASE_WAIT_MS && "database-slow",
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
    recent.refusedSignIns >= REFUSED_SIGN_INS && "sign-ins",
  ];
  return concerns.filter((concern) => concern !== false);
}
