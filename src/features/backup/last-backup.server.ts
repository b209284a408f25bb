import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { archiveTime } from "./archive-name.server.ts";
import { writeWhole } from "./write-whole.server.ts";

/** The newest backup. */
export interface LastBackup {
  /** Start time, ms since 1970. */
  at: number;
  /** File name of the archive. */
  name: string;
  bytes: number;
  /** Whether it is in the folder; false after it was moved away. */
  isThere: boolean;
}

/** File that records the last backup, for sites that move archives away. */
const NOTE = "last-backup.json";

const note = z.object({ at: z.number().int(), name: z.string(), bytes: z.number().int() });

/** Returns the names of the archives in a folder, newest first; empty when the folder does not exist. */
export async function archivesIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  const timed = names.flatMap((name) => {
    const at = archiveTime(name);
    return at === undefined ? [] : [{ name, at }];
  });
  return timed.toSorted((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1)).map(({ name }) => name);
}

/** Returns the newest backup: from the archives in the folder, or from the record of the last one. */
export async function readLastBackup(backupDir: string): Promise<LastBackup | undefined> {
  const noted = await readNote(backupDir);
  const [name] = await archivesIn(backupDir);
  if (name === undefined) return noted && { ...noted, isThere: false };
  const at = archiveTime(name) ?? 0;
  if (noted !== undefined && noted.at >= at && noted.name !== name) return { ...noted, isThere: false };
  const { size } = await stat(join(backupDir, name));
  return { at, name, bytes: size, isThere: true };
}

/** Records a backup. */
export async function noteBackup(backupDir: string, made: { at: number; name: string; bytes: number }): Promise<void> {
  await writeWhole(join(backupDir, NOTE), `${JSON.stringify(made)}\n`);
}

async function readNote(backupDir: string) {
  const text = await readFile(join(backupDir, NOTE), "utf8").catch(() => "null");
  const result = note.safeParse(parsed(text));
  return result.success ? result.data : undefined;
}

/** A damaged record counts as none; the next backup replaces it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
