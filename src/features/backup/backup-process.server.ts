/* Child process of `backup-work.server.ts`: makes or checks one backup, sends the result, and exits. */
import { rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { isPostgresFull, isPostgresUnavailable } from "#platform/database/postgres/dialect.server.ts";
import { isSqliteFull, isSqliteUnavailable } from "#platform/database/sqlite/errors.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { type BackupFailure, MISSING_MAX, type ScratchPlace } from "./backup-runs.ts";
import { checkRestore, NoRoom, requireRoom } from "./check-restore.server.ts";
import { describeError } from "./command-output.server.ts";
import { keepNewest, removeUnfinished } from "./keep-newest.server.ts";
import { readLastBackup } from "./last-backup.server.ts";
import { type BackupPlace, makeBackup } from "./make-backup.server.ts";
import { manifestTotals, missingFromBackup } from "./manifest.server.ts";
import { Refused } from "./refused.server.ts";
import { newStagingFolder } from "./unfinished-work.server.ts";

/** A message to this process. */
export interface BackupJob {
  place: BackupPlace;
  /** Name of the archive to check; undefined: make one. */
  check?: string;
  /** Number of archives to leave after a new one; undefined: all. */
  keep?: number;
}

/** The message to the parent process. */
export type BackupAnswer =
  | { failure: BackupFailure; words: string }
  | { archive: string; rows: number; files: number; bytes: number; missing: string[] }
  | { archive: string; rows: number; files: number; place: ScratchPlace };

/** A tenth of the site's share where both want the processor. */
const LOW_PRIORITY = 10;
const WORDS_MAX = 400;
const FULL_ERRORS = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
/** Errors of the disk on which the folder for backups is: it is missing, or this process may not write to it. */
const FOLDER_ERRORS = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EIO", "ENOENT"]);
/** A site grows between two backups. */
const GROWTH = 1.2;

const stopped = new AbortController();

async function work(job: BackupJob): Promise<BackupAnswer> {
  try {
    return await (job.check === undefined ? back(job) : check(job, job.check));
  } catch (error) {
    if (stopped.signal.aborted) return { failure: "stopped", words: "" };
    const words = describeError(error, "").split("\n", 1)[0]?.slice(0, WORDS_MAX) ?? "";
    return { failure: failureOf(error, job), words };
  }
}

async function back({ place, keep }: BackupJob): Promise<BackupAnswer> {
  const last = await readLastBackup(place.backupDir);
  await requireRoom(place.backupDir, GROWTH * (last?.bytes ?? 0));
  const { name, bytes, manifest } = await makeBackup(place, { signal: stopped.signal });
  const { rows, files } = manifestTotals(manifest);
  await removeUnfinished(place.backupDir, Date.now());
  if (keep !== undefined) await keepNewest(place.backupDir, keep);
  const missing = missingFromBackup(manifest).map(({ path }) => path);
  return { archive: name, rows, files, bytes, missing: missing.slice(0, MISSING_MAX) };
}

async function check({ place }: BackupJob, archive: string): Promise<BackupAnswer> {
  const staging = newStagingFolder(place.dataDir);
  stopped.signal.addEventListener("abort", () => {
    // PostgreSQL rolls back what a lost connection had begun.
    rmSync(staging, { recursive: true, force: true });
    process.exit();
  });
  return { archive, ...(await checkRestore(join(place.backupDir, archive), place, staging)) };
}

function failureOf(error: unknown, job: BackupJob): BackupFailure {
  if (error instanceof NoRoom) return "no-room";
  // A backup is refused when there is no database, a check when the archive is damaged.
  if (error instanceof Refused) return job.check === undefined ? "database" : "damaged";
  const code = errorCode(error) ?? "";
  if (FULL_ERRORS.has(code) || isSqliteFull(error) || isPostgresFull(error)) return "storage-full";
  if (FOLDER_ERRORS.has(code)) return "folder";
  return isPostgresUnavailable(error) || isSqliteUnavailable(error) ? "database" : "other";
}

setPriority(LOW_PRIORITY);
const stop = () => stopped.abort(new Error("The site was stopped."));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
process.on("disconnect", stop);
process.once("message", async (job: BackupJob) => {
  const answer = await work(job);
  process.send?.(answer, () => process.exit());
});
