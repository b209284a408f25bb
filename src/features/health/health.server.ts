import type { Actor } from "#features/accounts/accounts.server.ts";
import type { BackupConcern } from "#features/backup/backup-state.server.ts";
import type { LastBackup } from "#features/backup/last-backup.server.ts";
import type { FailedMail } from "#features/submissions/storage/mails-store.server.ts";
import type { DialectName } from "#platform/database/open-database.server.ts";
import type { DiskSpace } from "./disk-space.server.ts";
import type { Probe } from "./probe.server.ts";
import type { Recent } from "./recent.server.ts";

/** A problem that needs attention. */
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
  | BackupConcern
  | "no-https"
  | "untrusted-proxy"
  | "failing"
  | "slow"
  | "event-loop"
  | "database-slow"
  | "memory"
  | "sign-ins";

/** A recurring job. Times are ms since 1970. */
export interface JobRun {
  name: string;
  ranAt: number;
  /** The last run was more than two days ago; jobs run daily. */
  late: boolean;
}

/** Health of the site, for admins; contains no secrets. */
export interface Health {
  /** Empty: no problems. */
  concerns: Concern[];
  /** `answerMs`: duration of a query. */
  database: Probe<{ kind: DialectName; answerMs: number; bytes: number; contentVersion: number }>;
  dataDisk: Probe<DiskSpace>;
  backupDisk: Probe<DiskSpace>;
  /** Counts up to 1,000; `list`: the newest failed mails. */
  mails: Probe<{ waiting: number; oldestWaiting: number | undefined; failed: number; list: FailedMail[] }>;
  jobs: Probe<JobRun[]>;
  /** Undefined: no backup yet. */
  backup: Probe<LastBackup | undefined>;
  /** Problems of backups by the site and of their checks. */
  backupConcerns: Probe<BackupConcern[]>;
  /** Number of addresses that are notified of problems by e-mail. */
  notified: Probe<number>;
  recent: Recent;
  site: {
    version: string;
    /** Name of the machine. */
    host: string;
    /** Id of this process. */
    pid: number;
    node: string;
    /** Start of this process, ms since 1970. */
    since: number;
    /** Memory of this process in bytes. */
    memory: number;
    /** What it may take. */
    memoryMax: number;
    hasSmtp: boolean;
    hasScanner: boolean;
    isHttps: boolean;
    /** Requests come through a proxy missing in `TRUSTED_PROXIES`: all visitors share one rate limit. */
    hasUntrustedProxy: boolean;
  };
}

/** Health of the site and retries of failed mails. */
export interface HealthCheck {
  /** Checks all components, each for at most two seconds. @throws ExpectedError `forbidden` */
  health(actor: Actor): Promise<Health>;
  /** Counts failed mails, up to 1,000. @throws ExpectedError `forbidden` */
  failedMails(actor: Actor): Promise<number>;
  /** Retries a failed mail at once. @throws ExpectedError `not-found` when it was sent or does not exist */
  retryMail(actor: Actor, id: number): Promise<void>;
  /** Retries all failed mails at once. @returns their number */
  retryFailedMails(actor: Actor): Promise<number>;
}
