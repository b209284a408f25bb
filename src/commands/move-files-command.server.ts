import { parseArgs } from "node:util";
import { readConfig } from "#config.server.ts";
import { backupBeforeMigration } from "#features/backup/backup-before-migration.server.ts";
import { formatSize, printError, printLine, runCommand } from "#features/backup/command-output.server.ts";
import { refuseWhileOthers } from "#features/backup/postgres-target.server.ts";
import { forms } from "#forms/index.ts";
import { connectPostgres } from "#platform/database/postgres/own-connection.server.ts";
import { type Moved, moveFiles } from "#platform/files/move-files.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";

/*
 * Moves a site's files between DATA_DIR and its PostgreSQL database. The site must be stopped. It reads the same
 * settings as the site; FILES_URL may be that of before or after the move.
 */
const USAGE = `npm run move-files -- --to database [--site-is-stopped] [--without-missing]
npm run move-files -- --to disk [--site-is-stopped] [--without-missing]

Copies all files that the database names, reads each back, then removes the former ones. Run it again when it was
killed. Set FILES_URL=database: (or leave it out) before the next start.

--site-is-stopped  skips the check that no other program is connected to the database
--without-missing  ends the move although files are missing`;

const EVERY = 1000;

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: "string" },
      "site-is-stopped": { type: "boolean", default: false },
      "without-missing": { type: "boolean", default: false },
    },
  });
  const { to } = values;
  if (to !== "database" && to !== "disk") throw new TypeError("--to takes database or disk");
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new TypeError("Files are moved only with PostgreSQL: set DATABASE_URL");
  if (!values["site-is-stopped"]) await refuseRunningSite(databaseUrl);
  const started = performance.now();
  const log = createLog("info", process.stderr);
  const storage = await openStorage(config, log, undefined, forms, backupBeforeMigration(config, log));
  try {
    const moved = await moveFiles({
      db: storage.publishing.rows,
      dataDir,
      to,
      withoutMissing: values["without-missing"],
      onFile: (done) => {
        if (done > 0 && done % EVERY === 0) printLine(`${done} files…`);
      },
    });
    report(moved, to, (performance.now() - started) / 1000);
  } finally {
    await storage.close();
  }
}

async function refuseRunningSite(databaseUrl: string): Promise<void> {
  const client = await connectPostgres(databaseUrl, "site-move-files");
  try {
    await refuseWhileOthers(client);
  } finally {
    await client.end();
  }
}

function report({ files, bytes, wasThere, missing, isDone }: Moved, to: string, seconds: number): void {
  for (const path of missing) printError(`LOST: the database names this file, which does not exist: ${path}`);
  printLine(
    `${files} files with ${formatSize(bytes)} copied in ${seconds.toFixed(1)} s, ${wasThere} were there already.`,
  );
  if (!isDone) {
    printError(
      `${missing.length} files are missing, and nothing was changed. Look for them in another DATA_DIR or in a backup; if ` +
        "they are lost, use --without-missing.",
    );
    process.exitCode = 1;
    return;
  }
  printLine(
    to === "database"
      ? "The files are in the database, and removed from DATA_DIR. Set FILES_URL=database: and start the site."
      : "The files are in DATA_DIR, and removed from the database. Leave FILES_URL out and start the site.",
  );
}

await runCommand(main, USAGE);
