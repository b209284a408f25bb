import { stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { openFile } from "#platform/files/open-file.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { workLease } from "#platform/mail/work-lease.server.ts";
import type { ServiceParts, Services } from "#platform/services.server.ts";
import { archiveTime, isIncompleteName, UNFINISHED } from "./archive-name.server.ts";
import { type ArchiveOrigin, archiveOrigin } from "./archive-origin.server.ts";
import type { BackupAnswer, BackupJob } from "./backup-process.server.ts";
import type { BackupRun } from "./backup-runs.ts";
import { BACKUP_LEASE } from "./backup-state.server.ts";
import { runBackupJob } from "./backup-work.server.ts";
import type { Backups, ListedArchive, ShownRun } from "./backups.server.ts";
import { archivesIn } from "./last-backup.server.ts";
import { isBackupDue, isCheckDue } from "./nightly.ts";
import { namesIn } from "./running-site.server.ts";

/** ms; a killed process gives way after a minute. */
const LEASE = { lease: 60_000, renew: 15_000 };
const LISTED = 100;
/** How long a page waits for the origins of archives, ms. */
const ORIGINS_MS = 1000;

type Kind = "backup" | "check";
type Parts = Pick<ServiceParts, "config" | "storage" | "log" | "audit"> & {
  accounts: Pick<Services["accounts"], "requireConfirmed">;
};

/** Creates the service of the backups. */
export function openBackups({ config, storage, log, audit, accounts }: Parts): Backups {
  const { backupDir, dataDir, databaseUrl, sessionSecret } = config;
  const lease = workLease(storage.leases, BACKUP_LEASE, LEASE);
  const stopping = new AbortController();
  const originOf = rememberOrigins(backupDir);
  let inProgress: Promise<void> | undefined;

  /** Starts a run, after which `inProgress` is undefined again. @throws ExpectedError `conflict` while another one runs */
  async function start(kind: Kind, job: Omit<BackupJob, "place">, actor?: Actor): Promise<void> {
    if (inProgress !== undefined || stopping.signal.aborted) throw busy();
    const { promise: taken, resolve, reject } = Promise.withResolvers<void>();
    const work = async () => {
      if (!(await lease.take())) throw busy();
      try {
        const run: BackupRun = { startedAt: Date.now(), host: hostname() };
        await storage.backups.noteRun(kind, run);
        resolve();
        const place = { backupDir, dataDir, databaseUrl, sessionSecret };
        await finish(kind, run, await runBackupJob({ ...job, place }, stopping.signal), actor);
      } finally {
        await lease.release();
      }
    };
    inProgress = work()
      .catch((error: unknown) => {
        if (!isBusy(error)) log.error({ err: error, kind }, "the result of a backup could not be stored");
        reject(error);
      })
      .finally(() => {
        inProgress = undefined;
      });
    return taken;
  }

  async function finish(kind: Kind, run: BackupRun, answer: BackupAnswer, actor?: Actor): Promise<void> {
    await storage.backups.noteRun(kind, { ...run, ...answer, endedAt: Date.now() });
    if ("failure" in answer) {
      log.error({ kind, failure: answer.failure, reason: answer.words }, FAILED[kind]);
      return;
    }
    log.info({ kind, ...answer }, DONE[kind]);
    const { archive, rows, files } = answer;
    const details = { archive, rows, files, ...("bytes" in answer ? { bytes: answer.bytes } : {}) };
    await audit.noteDone(actor, kind === "backup" ? "backup-made" : "backup-checked", { details });
  }

  async function shown(kind: Kind, now: number): Promise<ShownRun | undefined> {
    const run = await storage.backups.lastRun(kind);
    if (run === undefined) return undefined;
    if (run.endedAt !== undefined) return { ...run, state: run.failure === undefined ? "done" : "failed" };
    return { ...run, state: (await storage.leases.isHeld(BACKUP_LEASE, now)) ? "running" : "lost" };
  }

  const newest = async () => (await archivesIn(backupDir))[0];

  return {
    async read(actor) {
      requireRole(actor, "admin");
      const now = Date.now();
      const [names, backup, check, { value: schedule, fingerprint }] = await Promise.all([
        archivesIn(backupDir),
        shown("backup", now),
        shown("check", now),
        storage.backups.schedule.read(),
      ]);
      const listed = await Promise.all(names.slice(0, LISTED).map((name) => listedArchive(backupDir, name)));
      const present = listed.filter((archive) => archive !== undefined);
      const origins = await originOf(present.map(({ name }) => name));
      return {
        archives: present.map((archive) => ({ ...archive, origin: origins.get(archive.name) })),
        more: Math.max(0, names.length - LISTED),
        host: hostname(),
        backup,
        written: backup?.state === "running" ? await writtenSince(backupDir, backup.startedAt) : undefined,
        check,
        schedule,
        fingerprint,
      };
    },

    async backUp(actor) {
      requireRole(actor, "admin");
      await start("backup", {}, actor);
    },

    async check(actor) {
      requireRole(actor, "admin");
      const name = await newest();
      if (name === undefined) throw new ExpectedError("not-found", "There is no archive to check.");
      await start("check", { check: name }, actor);
    },

    async download(actor, name) {
      requireRole(actor, "admin");
      await accounts.requireConfirmed(actor);
      if (!(await archivesIn(backupDir)).includes(name)) throw new ExpectedError("not-found", "No such archive.");
      const { stream, size } = await openFile(join(backupDir, name));
      try {
        await audit.note(actor, "backup-downloaded", { details: { archive: name, bytes: size } });
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return { name, type: "application/zip", size, body: stream };
    },

    async setSchedule(actor, { time, keep }, fingerprint) {
      requireRole(actor, "admin");
      const { value: before } = await storage.backups.schedule.read();
      const fields = [...(before.time === time ? [] : ["time"]), ...(before.keep === keep ? [] : ["keep"])];
      if (fields.length === 0) return true;
      const now = Date.now();
      const since = before.time === time ? before.since : now;
      return storage.backups.schedule.replace(fingerprint, { time, keep, since }, (transaction) =>
        appendEntry(transaction, now, actor, "settings-changed", {
          subject: { kind: "setting", name: "backups" },
          details: { fields: fields.join(", ") },
        }),
      );
    },

    async startDue(now) {
      if (inProgress !== undefined) return;
      const [{ value: schedule }, backup, check, archive] = await Promise.all([
        storage.backups.schedule.read(),
        storage.backups.lastRun("backup"),
        storage.backups.lastRun("check"),
        newest(),
      ]);
      const isBackup = isBackupDue(schedule, backup, now);
      if (!isBackup && (archive === undefined || !isCheckDue(check, now))) return;
      const started = isBackup ? start("backup", { keep: schedule.keep }) : start("check", { check: archive ?? "" });
      // Another process was quicker.
      await started.catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      });
    },

    async stop() {
      stopping.abort();
      await inProgress;
    },
  };
}

const FAILED = { backup: "a backup failed", check: "the check of a backup failed" };
const DONE = { backup: "backup made", check: "the newest backup was restored into a scratch database" };

const busy = () => new ExpectedError("conflict", "A backup or a check is running.");
const isBusy = (error: unknown) => error instanceof ExpectedError && error.id === "conflict";

/** @returns undefined for an archive that was removed meanwhile */
async function listedArchive(folder: string, name: string): Promise<Omit<ListedArchive, "origin"> | undefined> {
  try {
    const { size } = await stat(join(folder, name));
    return { name, at: archiveTime(name) ?? 0, bytes: size, isComplete: !isIncompleteName(name) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns the bytes of the archive that is being written; undefined when it is on another machine. */
async function writtenSince(folder: string, startedAt: number): Promise<number | undefined> {
  const parts = (await namesIn(folder)).filter((name) => {
    const at = name.endsWith(UNFINISHED) ? archiveTime(name.slice(0, -UNFINISHED.length)) : undefined;
    return at !== undefined && at >= startedAt;
  });
  const facts = await stat(join(folder, parts[0] ?? "")).catch(() => undefined);
  return parts.length === 0 ? undefined : facts?.size;
}

/**
 * Returns a function that reads the origins of archives, one after the other, and remembers them: an archive never
 * changes. It returns those that are known after a second.
 */
function rememberOrigins(folder: string): (names: readonly string[]) => Promise<ReadonlyMap<string, ArchiveOrigin>> {
  let known = new Map<string, ArchiveOrigin | undefined>();
  let reading = Promise.resolve();
  const readAll = async (names: readonly string[]) => {
    known = new Map([...known].filter(([name]) => names.includes(name)));
    for (const name of names) if (!known.has(name)) known.set(name, await archiveOrigin(join(folder, name)));
  };
  return async (names) => {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ORIGINS_MS);
    reading = reading.then(() => readAll(names));
    await Promise.race([reading, late]);
    clearTimeout(timer);
    return new Map([...known].flatMap(([name, origin]) => (origin === undefined ? [] : [[name, origin]])));
  };
}
