import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config.server.ts";
import { dialectOf } from "#platform/database/open-database.server.ts";
import { flush, makeFolder } from "#platform/files/disk-steps.server.ts";
import { siteVersion } from "#platform/http/site-version.server.ts";
import { incompleteName, newArchiveName, UNFINISHED } from "./archive-name.server.ts";
import { MANIFEST, tablePath } from "./archive-paths.server.ts";
import { type ArchiveWriter, archiveWriter } from "./archive-writer.server.ts";
import { changesSinceSnapshot, saveErasures } from "./changes-since-snapshot.server.ts";
import { noteBackup } from "./last-backup.server.ts";
import { FORMAT, type Manifest, missingFromBackup, type TableFacts } from "./manifest.server.ts";
import { type NamedFiles, namedFiles } from "./named-files.server.ts";
import { openSnapshot } from "./open-snapshot.server.ts";
import { linesOf } from "./row-lines.server.ts";
import { saveFiles } from "./save-files.server.ts";
import { usedSecretFingerprint } from "./secret-fingerprint.server.ts";
import { isOwnTable, isSaved, reasonLeftOut } from "./site-tables.server.ts";
import type { Snapshot } from "./snapshot.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Absolute path of the folder for backups and the ledger of erasures. */
    backupDir: string;
  }
}

/** Maximum number of attempts when staff change pictures during a backup. */
const ROUNDS = 3;

export type BackupPlace = Pick<Config, "backupDir" | "dataDir" | "databaseUrl" | "sessionSecret">;

export interface MadeBackup {
  path: string;
  name: string;
  /** Size of the archive in bytes. */
  bytes: number;
  manifest: Manifest;
  /** Tables in the database that do not belong to the site and are not in the archive. */
  foreign: readonly string[];
}

/**
 * Writes a consistent archive of database and files while the site may run: a snapshot of the rows, the files that they
 * reference, then the erasures up to that time. A failed backup leaves no file. When referenced files are missing, the
 * name ends with `-incomplete.zip`.
 * @param onTables called between rows and files, for tests
 * @throws Refused when there is no database; errors of disk and database
 */
export async function makeBackup(
  place: BackupPlace,
  { now = Date.now(), signal, onTables, unfinishedName }: BackupOptions = {},
): Promise<MadeBackup> {
  await makeFolder(place.backupDir);
  const wholeName = newArchiveName(now);
  const part = join(place.backupDir, unfinishedName ?? `${wholeName}${UNFINISHED}`);
  // A killed backup may have left the file.
  await rm(part, { force: true });
  for (let round = 1; ; round += 1) {
    const writer = archiveWriter(part, signal);
    try {
      const { manifest, foreign } = await writeArchive(writer, place, onTables);
      const isChanged = manifest.missing.some(({ reason }) => reason === "changed");
      if (isChanged && round < ROUNDS) {
        await writer.abandon();
        await rm(part, { force: true });
        continue;
      }
      await writer.end();
      const name = missingFromBackup(manifest).length === 0 ? wholeName : incompleteName(wholeName);
      const path = join(place.backupDir, name);
      const bytes = await inPlace(part, path, place.backupDir);
      await noteBackup(place.backupDir, { at: now, name, bytes });
      return { path, name, bytes, manifest, foreign };
    } catch (error) {
      await writer.abandon();
      await rm(part, { force: true });
      throw error;
    }
  }
}

interface BackupOptions {
  /** ms since 1970. */
  now?: number;
  signal?: AbortSignal;
  onTables?: (() => Promise<void>) | undefined;
  /** Fixed name of the unfinished file, for backups that never run concurrently; default: a unique name. */
  unfinishedName?: string;
}

async function inPlace(part: string, path: string, folder: string): Promise<number> {
  const { size } = await stat(part);
  await rename(part, path);
  await flush(folder);
  return size;
}

/** Writes rows, files and the manifest without ending the archive. @throws as `makeBackup` */
export async function writeArchive(writer: ArchiveWriter, place: BackupPlace, onTables = async () => {}) {
  const named = namedFiles();
  const snapshot = await openSnapshot(place);
  const createdAt = new Date().toISOString();
  const tables: TableFacts[] = [];
  const { migrations, sequences } = snapshot;
  const all = snapshot.tables.map(({ name }) => name);
  try {
    for (const table of snapshot.tables) {
      if (isSaved(table.name)) tables.push(await saveTable(writer, snapshot, table, named));
    }
  } finally {
    await snapshot.close();
  }
  await onTables();
  const { files, absent } = await saveFiles(writer, place, named);
  const after = await openSnapshot(place);
  const { erasures, missing } = await changesSinceSnapshot(after, place.backupDir, named, absent).finally(after.close);
  files.push(await saveErasures(writer, erasures));
  const fingerprint = await usedSecretFingerprint(place);
  const manifest: Manifest = {
    format: FORMAT,
    site: siteVersion(),
    createdAt,
    database: dialectOf(place),
    migrations: [...migrations],
    ...(fingerprint === undefined ? {} : { secretPrint: fingerprint }),
    tables,
    sequences: Object.fromEntries(Object.entries(sequences).filter(([table]) => isSaved(table))),
    leftOut: all.flatMap((table) => {
      const reason = reasonLeftOut(table);
      return reason === undefined ? [] : [{ table, reason }];
    }),
    files,
    missing,
  };
  await writer.add(MANIFEST, once(`${JSON.stringify(manifest, null, 1)}\n`), true);
  return { manifest, foreign: all.filter((table) => !isOwnTable(table)) };
}

async function* once(text: string) {
  yield Buffer.from(text);
}

async function saveTable(
  writer: ArchiveWriter,
  snapshot: Snapshot,
  table: Snapshot["tables"][number],
  named: NamedFiles,
): Promise<TableFacts> {
  let count = 0;
  async function* lines() {
    for await (const rows of snapshot.rows(table)) {
      count += rows.length;
      named.see(table.name, rows);
      yield linesOf(table.name, rows);
    }
  }
  const { size, sha256 } = await writer.add(tablePath(table.name), lines(), true);
  return { name: table.name, columns: [...table.columns], rows: count, bytes: size, sha256 };
}
