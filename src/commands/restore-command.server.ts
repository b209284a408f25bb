import { parseArgs } from "node:util";
import { readConfig } from "#config.server.ts";
import { describeError, formatSize, printError, printLine } from "#features/backup/command-output.server.ts";
import { manifestTotals, missingFromBackup } from "#features/backup/manifest.server.ts";
import {
  checkArchive,
  type Restored,
  type RestoreStep,
  restoreArchive,
} from "#features/backup/restore-archive.server.ts";
import { forms } from "#forms/index.ts";
import { ownerOnly } from "#platform/files/owner-only.server.ts";

/*
 * Restores a site from an archive, into the database and the folder that the environment names. The site must be
 * stopped.
 */
const USAGE = `npm run restore -- ARCHIVE [--overwrite] [--ledger FILE] [--site-is-stopped] [--check]

--overwrite        replaces the site that is there
--ledger           a list of erasures (erasures.jsonl) from elsewhere: what it names is erased again
--site-is-stopped  do not check whether the site runs; the lock of SQLite is always checked
--check            only verify the archive and say what it holds`;

const STEPS: Record<RestoreStep, string> = {
  verify: "Verifying the archive …",
  target: "Checking what is there …",
  unpack: "Unpacking files …",
  build: "Building and comparing the database …",
  place: "Moving files to their folders …",
  replace: "Replacing the database …",
  "clean-up": "Cleaning up …",
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
  printLine(`Whole: every table and file is what it was. Made at ${createdAt} by version ${site} on ${database}.`);
  printLine(`${amount.rows} rows, ${amount.files} files with ${formatSize(amount.bytes)}.`);
  for (const { path, reason } of missing) printLine(`Not in it (${reason}): ${path}`);
  const lacking = missingFromBackup({ missing }).length;
  if (lacking > 0) printLine(`INCOMPLETE: ${lacking} of the files that rows name are not in it.`);
}

function report({ manifest, ...done }: Restored): void {
  const { rows, files } = manifestTotals(manifest);
  printLine(`Restored: ${rows} rows in ${manifest.tables.length} tables and ${files} files of ${manifest.createdAt}.`);
  if (done.erasedAgain > 0) printLine(`${done.erasedAgain} submissions had been erased since, and were erased again.`);
  if (done.mailsHeldBack > 0) {
    printLine(
      `${done.mailsHeldBack} mails had waited for more than a day: they are marked failed, to be tried again by hand.`,
    );
  }
  if (done.filesRemoved > 0) printLine(`${done.filesRemoved} files that nothing names were removed.`);
  printLine("Everybody signs in again; API tokens go on working.");
  if (done.sameSecret === false) {
    printError("SESSION_SECRET is not the one of the backup: set that one, or whoever has an authenticator app needs");
    printError("`npm run staff -- reset NAME --second-factor`, and links in mails that wait cannot be sent.");
  }
  if (done.lostErasures) {
    printError(
      "The database that was replaced was damaged: what was erased in it since the backup is known only as far as",
    );
    printError("a list of erasures shows. Give an older one with --ledger if there is one.");
  }
}

ownerOnly();
try {
  await main(process.argv.slice(2));
} catch (error) {
  printError(describeError(error, USAGE));
  process.exitCode = 1;
}
