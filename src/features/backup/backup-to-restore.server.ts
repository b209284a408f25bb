import { join } from "node:path";
import { NewerReleaseError } from "#platform/database/open-database.server.ts";
import { archivesIn } from "./last-backup.server.ts";
import type { BackupPlace } from "./make-backup.server.ts";
import { openArchive } from "./open-archive.server.ts";

/** Newest archives that are looked at. */
const LOOKED_AT = 100;

/**
 * Adds to the error of a start on the database of a newer release how to go back to this one: the newest backup that it
 * can restore, which is the one from before the migration if that made one. Other errors are returned as they are.
 */
export async function namingBackup(error: unknown, place: BackupPlace): Promise<unknown> {
  if (!(error instanceof NewerReleaseError)) return error;
  const path = await newestReadable(place.backupDir).catch(() => undefined);
  const into =
    place.databaseUrl === undefined
      ? "`npm run restore -- … --overwrite`"
      : "`npm run restore -- …`, with a new, empty database as DATABASE_URL";
  const back =
    path === undefined
      ? `No backup in ${place.backupDir} can take it back to this release.`
      : `Or go back to this release, without what has come since the upgrade: restore ${path} (${into}).`;
  return new NewerReleaseError(`${error.message} ${back}`);
}

async function newestReadable(backupDir: string): Promise<string | undefined> {
  for (const name of (await archivesIn(backupDir)).slice(0, LOOKED_AT)) {
    const path = join(backupDir, name);
    const archive = await openArchive(path).catch(() => undefined);
    archive?.close();
    if (archive !== undefined) return path;
  }
  return undefined;
}
