import { parseArgs } from "node:util";
import { readConfig } from "#config.server.ts";
import {
  describeError,
  formatSize,
  printError,
  printLine,
  runCommand,
} from "#features/backup/command-output.server.ts";
import { keepNewest, removeUnfinished } from "#features/backup/keep-newest.server.ts";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { manifestTotals, missingFromBackup } from "#features/backup/manifest.server.ts";
import { noteInAuditLog } from "#features/backup/note-in-audit-log.server.ts";

/* Writes one archive of database and files, with or without a running site. It reads the same settings as the site. */
const USAGE = `npm run backup [-- --keep N]

Writes backup-<time>-<random>.zip into BACKUP_DIR. --keep N removes all archives there but the newest N. If files that
the database names are missing, the archive is named …-incomplete.zip and the command ends with 1.`;

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { keep: { type: "string" } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) throw new TypeError("--keep takes 1 or more");
  const config = readConfig();
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => stopped.abort(new Error(`ended by ${signal}`)));
  const started = performance.now();
  const { path, name, bytes, manifest, foreign } = await makeBackup(config, { signal: stopped.signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { rows, files } = manifestTotals(manifest);
  printLine(path);
  printLine(`${rows} rows, ${files} files, ${formatSize(bytes)}, ${seconds} s`);
  for (const { path: missing, reason } of manifest.missing) printError(MISSING[reason](missing));
  const lacking = missingFromBackup(manifest).length;
  if (lacking > 0) {
    printError(`INCOMPLETE: ${lacking} of the files that the database names are not in the archive. Its name says so.`);
    process.exitCode = 1;
  }
  if (foreign.length > 0)
    printError(`Not included, because these tables do not belong to the site: ${foreign.join(", ")}.`);
  await noteInAuditLog(config, { archive: name, rows, files, bytes }).catch((error: unknown) =>
    printError(`The backup was created, but the audit log could not be written: ${describeError(error, USAGE)}`),
  );
  await removeUnfinished(config.backupDir, Date.now());
  if (keep === undefined) return;
  for (const old of await keepNewest(config.backupDir, keep)) printLine(`removed ${old}`);
}

const MISSING = {
  erased: (path: string) => `Erased during the backup and not included: ${path}`,
  changed: (path: string) => `Changed during the backup and not included: ${path}`,
  lost: (path: string) => `LOST: the database names this file, which does not exist: ${path}`,
};

await runCommand(main, USAGE);
