import type { Actor } from "#features/accounts/accounts.server.ts";
import type { LastBackup } from "#features/backup/last-backup.server.ts";
import type { FailedMail } from "#features/submissions/storage/mails-store.server.ts";
import type { DialectName } from "#platform/database/open-database.server.ts";
import type { DiskSpace } from "./disk-space.server.ts";
import type { Probe } from "./probe.server.ts";

/** What somebody should look at. */
export type Concern =
  | "database"
  | "disk-data"
  | "disk-backup"
  | "mails"
  | "mails-failed"
  | "mails-stuck"
  | "no-smtp"
  | "jobs"
  | "job-late"
  | "backup"
  | "no-backup"
  | "backup-old"
  | "backup-incomplete"
  | "no-https"
  | "untrusted-proxy";

/** A recurring job. Times are ms since 1970. */
export interface JobRun {
  name: string;
  ranAt: number;
  /** More than two days ago: it is to run once a day. */
  late: boolean;
}

/** How the site is, for admins; nothing in it is secret. */
export interface Health {
  /** Empty: all is well. */
  concerns: Concern[];
  /** `answerMs`: how long a question took. */
  database: Probe<{ kind: DialectName; answerMs: number; bytes: number; contentVersion: number }>;
  dataDisk: Probe<DiskSpace>;
  backupDisk: Probe<DiskSpace>;
  /** Counts up to 1,000; `list` are the newest of those that failed. */
  mails: Probe<{ waiting: number; oldestWaiting: number | undefined; failed: number; list: FailedMail[] }>;
  jobs: Probe<JobRun[]>;
  /** Undefined: none was made yet. */
  backup: Probe<LastBackup | undefined>;
  site: {
    version: string;
    node: string;
    /** When this process began, ms since 1970. */
    since: number;
    /** Bytes of this process. */
    memory: number;
    hasSmtp: boolean;
    hasScanner: boolean;
    isHttps: boolean;
    /** Requests come through a proxy that `TRUSTED_PROXIES` does not name: all visitors share one limit. */
    hasUntrustedProxy: boolean;
  };
}

/** What the site administration knows and does about the site's health. */
export interface HealthCheck {
  /** Asks everything, each for two seconds at most. @throws ExpectedError `forbidden` */
  health(actor: Actor): Promise<Health>;
  /** Has a failed mail tried at once. @throws ExpectedError `not-found` when it has gone, or is not there any more */
  retryMail(actor: Actor, id: number): Promise<void>;
  /** Has all failed mails tried at once. @returns how many there were */
  retryFailedMails(actor: Actor): Promise<number>;
}
