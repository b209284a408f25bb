import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Attachment } from "#platform/http/attachment.server.ts";
import type { ArchiveOrigin } from "./archive-origin.server.ts";
import type { BackupRun, BackupSchedule } from "./backup-runs.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    backups: Backups;
  }
}

/** An archive in the folder for backups. */
export interface ListedArchive {
  name: string;
  /** When it was made, ms since 1970. */
  at: number;
  bytes: number;
  /** Whether no file that the database names is missing in it. */
  isComplete: boolean;
  /** Undefined: not read yet, or damaged. */
  origin: ArchiveOrigin | undefined;
}

/** A run as the page shows it. `lost`: its process was killed. */
export interface ShownRun extends BackupRun {
  state: "running" | "done" | "failed" | "lost";
}

/** The backups of a site, for admins. */
export interface BackupsState {
  /** Newest first. */
  archives: ListedArchive[];
  /** Number of older archives that are not listed. */
  more: number;
  /** The machine whose folder is listed. */
  host: string;
  /** The last backup by the site; undefined: none yet. */
  backup: ShownRun | undefined;
  /** Bytes that a backup in progress on this machine has written. */
  written: number | undefined;
  check: ShownRun | undefined;
  schedule: BackupSchedule;
  /** By which a form names the schedule that it shows. */
  fingerprint: string;
}

/**
 * Backups from the dashboard. All methods for an actor are for admins: others get `forbidden`. One backup or check runs
 * at a time, in one process of the site; another one is refused with `conflict`.
 */
export interface Backups {
  read(actor: Actor): Promise<BackupsState>;
  /** Starts a backup and returns. @throws ExpectedError `conflict` */
  backUp(actor: Actor): Promise<void>;
  /** Starts a check of the newest archive and returns. @throws ExpectedError `conflict`, `not-found` without an archive */
  check(actor: Actor): Promise<void>;
  /**
   * Returns an archive for download, and records that.
   * @throws ExpectedError `unconfirmed` without a fresh password or passkey, `not-found` for a name that is not listed
   */
  download(actor: Actor, name: string): Promise<Attachment & { body: Readable }>;
  /** Sets the schedule. @returns false when somebody else has changed it since */
  setSchedule(actor: Actor, schedule: Pick<BackupSchedule, "time" | "keep">, fingerprint: string): Promise<boolean>;
  /** Starts the nightly backup or the weekly check when it is due. @param now ms since 1970 */
  startDue(now: number): Promise<void>;
  /** Stops a backup or check in progress. */
  stop(): Promise<void>;
}
