import { randomBytes } from "node:crypto";

/** Ends the name of an archive that is being written. */
export const UNFINISHED = ".part";

/** The name of a backup before a migration while it is written. One process migrates at a time. */
export const UNFINISHED_BEFORE_MIGRATION = `backup-before-migration.zip${UNFINISHED}`;

const NAME = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{8}(?:-incomplete)?\.zip$/;

/** A new name of an archive: sorts by time, and no two backups ever get the same. @param at ms since 1970 */
export function newArchiveName(at: number): string {
  const time = new Date(at).toISOString().replace(/[-:.]/g, "");
  return `backup-${time}-${randomBytes(4).toString("hex")}.zip`;
}

/** The name of the same archive when files that it should have are not in it. */
export function incompleteName(name: string): string {
  return name.replace(/\.zip$/, "-incomplete.zip");
}

/** Whether an archive's name says that files are not in it. */
export function isIncompleteName(name: string): boolean {
  return name.endsWith("-incomplete.zip");
}

/** When the archive of this name was begun, in ms since 1970; undefined for the name of anything else. */
export function archiveTime(name: string): number | undefined {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  if (ms === undefined) return undefined;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(time) ? undefined : time;
}
