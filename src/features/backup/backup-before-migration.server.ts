import { ConfigError } from "#platform/config.server.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { UNFINISHED_BEFORE_MIGRATION } from "./archive-name.server.ts";
import { describeError, formatSize } from "./command-output.server.ts";
import { type BackupPlace, type MadeBackup, makeBackup } from "./make-backup.server.ts";
import { missingFromBackup } from "./manifest.server.ts";
import { openSnapshot } from "./open-snapshot.server.ts";
import { sameBackup } from "./same-backup.server.ts";
import { showsSiteInUse } from "./site-tables.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Whether to make a backup before a migration that moves rows. */
    migrationBackup: boolean;
  }
}

/**
 * Returns the function that makes a backup before a migration and logs its path. It makes none of an unused database,
 * and none when the newest archive has the same content, so that repeatedly killed starts leave one archive. When the
 * backup fails, the function throws a ConfigError that says what to do.
 */
export function backupBeforeMigration(
  place: BackupPlace & { migrationBackup: boolean },
  log: Log,
): (migration: string) => Promise<void> {
  return async (migration) => {
    if (!(await isUsed(place))) return;
    if (!place.migrationBackup) {
      log.warn({ migration }, `no backup is made before the migration ${migration} (MIGRATION_BACKUP=off)`);
      return;
    }
    const { path, manifest } = await backUp(place, migration, log).catch((error: unknown) => {
      throw new ConfigError(
        `The backup before the migration ${migration} could not be made in ${place.backupDir}: ${describeError(error, "")} ` +
          "The migration has not begun. Make room there or set another BACKUP_DIR, then start again; MIGRATION_BACKUP=off " +
          "migrates without a backup.",
        { cause: error },
      );
    });
    const missing = missingFromBackup(manifest).length;
    if (missing > 0) log.warn({ path, missing }, "files of the database are missing on the disk and in the backup");
  };
}

async function backUp(place: BackupPlace, migration: string, log: Log): Promise<MadeBackup> {
  const same = await sameBackup(place);
  if (same !== undefined) {
    const { path, bytes } = same;
    log.info({ migration, path, bytes }, `nothing has changed since the newest backup: ${path}, ${formatSize(bytes)}`);
    return same;
  }
  log.info({ migration }, `making a backup before the migration ${migration}`);
  const made = await makeBackup(place, { unfinishedName: UNFINISHED_BEFORE_MIGRATION });
  const { path, bytes } = made;
  log.info({ migration, path, bytes }, `backup made before the migration ${migration}: ${path}, ${formatSize(bytes)}`);
  return made;
}

async function isUsed(location: DatabaseLocation): Promise<boolean> {
  const snapshot = await openSnapshot(location);
  try {
    for (const table of snapshot.tables.filter(({ name }) => showsSiteInUse(name))) {
      for await (const rows of snapshot.rows(table)) if (rows.length > 0) return true;
    }
    return false;
  } finally {
    await snapshot.close();
  }
}
