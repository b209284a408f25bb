import * as z from "zod/mini";

/** Why a backup or a check did not succeed, as the page explains it. */
export const BACKUP_FAILURES = [
  "no-room",
  "storage-full",
  "folder",
  "database",
  "damaged",
  "stopped",
  "other",
] as const;

export type BackupFailure = (typeof BACKUP_FAILURES)[number];

/** Where a check loaded the rows; `sqlite-instead`: into a file, as the role of PostgreSQL may not create a schema. */
export const SCRATCH_PLACES = ["sqlite", "postgres", "sqlite-instead"] as const;

export type ScratchPlace = (typeof SCRATCH_PLACES)[number];

const count = z.int().check(z.gte(0));

/** Missing files that are listed. */
export const MISSING_MAX = 20;

/** A backup by the site, or a check of a backup. Times are ms since 1970. */
export const runSchema = z.object({
  startedAt: count,
  /** Undefined while it runs, and after its process was killed. */
  endedAt: z.optional(count),
  /** The machine. */
  host: z.string(),
  /** The archive that was made or checked. */
  archive: z.optional(z.string()),
  /** Of a backup. `missing`: the first files that the database names and that are missing on the disk. */
  bytes: z.optional(count),
  missing: z.optional(z.array(z.string())),
  rows: z.optional(count),
  files: z.optional(count),
  /** Of a check. */
  place: z.optional(z.enum(SCRATCH_PLACES)),
  failure: z.optional(z.enum(BACKUP_FAILURES)),
  /** Message of the failure, for administrators. */
  words: z.optional(z.string()),
});

export type BackupRun = z.infer<typeof runSchema>;

/** A time of day, HH:MM. */
export const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Bounds of the number of archives to keep. */
export const KEEP = { min: 1, max: 365 } as const;

/** When the site makes backups by itself. */
export const scheduleSchema = z.object({
  /** Time of day in the company's time zone, HH:MM; empty: never. */
  time: z.string().check(z.refine((time) => time === "" || CLOCK.test(time))),
  /** Number of archives that a nightly backup leaves. */
  keep: z.int().check(z.gte(KEEP.min), z.lte(KEEP.max)),
  /** When the time was set, ms since 1970: the first backup is the one after it. */
  since: count,
});

export type BackupSchedule = z.infer<typeof scheduleSchema>;

export const DEFAULT_SCHEDULE: BackupSchedule = { time: "", keep: 14, since: 0 };
