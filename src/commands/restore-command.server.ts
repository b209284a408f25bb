import { parseArgs } from "node:util";
import { readConfig } from "#config.server.ts";
import { formatSize, printError, printLine, runCommand } from "#features/backup/command-output.server.ts";
import { manifestTotals, missingFromBackup } from "#features/backup/manifest.server.ts";
import {
  checkArchive,
  type Restored,
  type RestoreStep,
  restoreArchive,
} from "#features/backup/restore-archive.server.ts";
import { forms } from "#forms/index.ts";

/*
 * Restores a site from an archive, into the database and the folder that the environment names. The site must be
 * stopped.
 */
const USAGE = `npm run restore -- ARCHIVE [--overwrite] [--ledger FILE] [--site-is-stopped] [--check]

--overwrite        replaces the site that is there
--ledger           erases again what another list of erasures (erasures.jsonl) names
--site-is-stopped  skips the check that the site is stopped; the lock of SQLite is always checked
--check            only verifies the archive and describes its contents`;

const STEPS: Record<RestoreStep, string> = {
  verify: "Verifying the archive…",
  target: "Checking the target…",
  unpack: "Unpacking files…",
  build: "Building and comparing the database…",
  place: "Moving files to their folders…",
  replace: "Replacing the database…",
  "clean-up": "Cleaning up…",
};

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      overwrite: { type: "boolean", default: false },
      ledger: { type: "string" },
      "site-is-stopped": { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  const [archive, ...rest] = positionals;
  if (archive === undefined || rest.length > 0) throw new TypeError("Name one archive.");
  if (values.check) return check(archive);
  const { overwrite, ledger, "site-is-stopped": siteIsStopped } = values;
  const onStep = (step: RestoreStep) => printLine(STEPS[step]);
  report(
    await restoreArchive({
      archive,
      forms,
      config: readConfig(),
      overwrite,
      ledger,
      siteIsStopped,
      onStep,
    }),
  );
}

async function check(archive: string): Promise<void> {
  const { site, createdAt, database, missing, amount } = await checkArchive(archive);
  printLine(
    `The archive is intact: all tables and files are unchanged. Created at ${createdAt} by version ${site} on ${database}.`,
  );
  printLine(`${amount.rows} rows, ${amount.files} files with ${formatSize(amount.bytes)}.`);
  for (const { path, reason } of missing) printLine(`Missing (${reason}): ${path}`);
  const lacking = missingFromBackup({ missing }).length;
  if (lacking > 0) printLine(`INCOMPLETE: ${lacking} of the files that the database names are not in it.`);
}

function report({ manifest, ...done }: Restored): void {
  const { rows, files } = manifestTotals(manifest);
  printLine(`Restored: ${rows} rows in ${manifest.tables.length} tables and ${files} files of ${manifest.createdAt}.`);
  if (done.erasedAgain > 0)
    printLine(`${done.erasedAgain} submissions had been erased after the backup and were erased again.`);
  if (done.mailsHeldBack > 0) {
    printLine(
      `${done.mailsHeldBack} emails had been queued for more than a day and are marked as failed. Retry them in the dashboard.`,
    );
  }
  if (done.filesRemoved > 0) printLine(`${done.filesRemoved} files that the database does not name were removed.`);
  printLine("All staff must log in again. API tokens remain valid.");
  if (done.sameSecret === false) {
    printError(
      "SESSION_SECRET differs from that of the backup. Set the one of the backup. Without it, each account with an",
    );
    printError(
      "authenticator app needs `npm run staff -- reset NAME --second-factor`, and queued links cannot be sent.",
    );
  }
  if (done.lostErasures) {
    printError(
      "The replaced database was damaged: what was erased in it after the backup is known only from the list of",
    );
    printError("erasures. If you have another list, restore again with --ledger.");
  }
}

await runCommand(main, USAGE);
