import { randomBytes } from "node:crypto";

/** Suffix of an archive that is being written. */
export const UNFINISHED = ".part";

/** Name of an unfinished backup before a migration. It is fixed because only one process migrates at a time. */
export const UNFINISHED_BEFORE_MIGRATION = `backup-before-migration.zip${UNFINISHED}`;

const NAME = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{8}(?:-incomplete)?\.zip$/;

/** Returns a unique archive name that sorts by time. @param at ms since 1970 */
export function newArchiveName(at: number): string {
  const time = new Date(at).toISOString().replace(/[-:.]/g, "");
  return `backup-${time}-${randomBytes(4).toString("hex")}.zip`;
}

/** Returns the name that an archive gets when files are missing in it. */
export function incompleteName(name: string): string {
  return name.replace(/\.zip$/, "-incomplete.zip");
}

/** Returns whether a name marks an archive with missing files. */
export function isIncompleteName(name: string): boolean {
  return name.endsWith("-incomplete.zip");
}

/** Returns the start time of an archive from its name, in ms since 1970; undefined for other names. */
export function archiveTime(name: string): number | undefined {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  if (ms === undefined) return undefined;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(time) ? undefined : time;
}
