import { dayOf, momentOf } from "#platform/i18n/time-zone.ts";
import type { BackupRun, BackupSchedule } from "./backup-runs.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * Returns whether a nightly backup is due: none was made since the last time at which the clock showed the set time. A
 * site that was stopped then makes it later. A failed one is repeated after an hour.
 * @param now ms since 1970
 */
export function isBackupDue({ time, since }: BackupSchedule, last: BackupRun | undefined, now: number): boolean {
  if (time === "") return false;
  const at = lastMomentOf(time, now);
  if (at <= since) return false;
  if (last === undefined || last.startedAt < at) return true;
  return hasFailed(last) && now - last.startedAt >= HOUR_MS;
}

/** Returns whether a check is due: a week after the last one, or a day after one that did not succeed. */
export function isCheckDue(last: BackupRun | undefined, now: number): boolean {
  return last === undefined || now - last.startedAt >= (hasFailed(last) ? DAY_MS : WEEK_MS);
}

/** Returns whether a run that no process is working on did not succeed. */
export function hasFailed({ endedAt, failure }: BackupRun): boolean {
  return endedAt === undefined || failure !== undefined;
}

/** Returns the last moment up to `now` at which the clock in the company's time zone showed a time, HH:MM. */
function lastMomentOf(time: string, now: number): number {
  const today = dayOf(now);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, today.length);
  const at = (day: string) => momentOf(`${day}T${time}`) ?? Number.NEGATIVE_INFINITY;
  return at(today) <= now ? at(today) : at(yesterday);
}
