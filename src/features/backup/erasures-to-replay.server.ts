import { copyFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "#platform/files/disk-steps.server.ts";
import { ERASURES } from "./archive-paths.server.ts";
import { LEDGER_FILE, type LedgerEntry, readLedger } from "./erasure-ledger.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { Refused } from "./refused.server.ts";
import type { Row } from "./row-lines.server.ts";

/** Sources of erasures since a backup was made. */
export interface ErasureSources {
  archive: Archive;
  /** Path of the archive; its folder may have a ledger. */
  archiveFile: string;
  backupDir: string;
  /** Rows of `erasures` in the database that is replaced. */
  replaced: readonly Row[];
  /** Path of another ledger. */
  ledgerFile: string | undefined;
}

/**
 * Returns all known erasures without duplicates.
 * @param staging folder for temporary files of the restore
 * @throws Refused when the given ledger cannot be read
 */
export async function knownErasures(sources: ErasureSources, staging: string): Promise<LedgerEntry[]> {
  const { archive, archiveFile, backupDir, replaced, ledgerFile } = sources;
  const given = async (place: string, fill: (file: string) => Promise<void>) => {
    const folder = join(staging, place);
    await makeFolder(folder);
    await fill(join(folder, LEDGER_FILE));
    return readLedger(folder);
  };
  const isSaved = archive.manifest.files.some(({ path }) => path === ERASURES);
  const lists = [
    await readLedger(dirname(archiveFile)),
    await readLedger(backupDir),
    isSaved ? await given("archive-ledger", (file) => writeFile(file, archive.read(ERASURES), { mode: 0o600 })) : [],
    await given("replaced-ledger", (file) => writeFile(file, replaced.map(lineOf).join(""), { mode: 0o600 })),
    ledgerFile === undefined ? [] : await given("given-ledger", (file) => copyGiven(ledgerFile, file)),
  ];
  if (ledgerFile !== undefined && lists.at(-1)?.length === 0) {
    throw new Refused(`${ledgerFile} is not a list of erasures. Nothing was changed.`);
  }
  return [...new Map(lists.flat().map((entry) => [`${entry.kind} ${entry.reference}`, entry])).values()];
}

const lineOf = ({ kind, reference, reason, erased_at: erasedAt }: Row) =>
  `${JSON.stringify({ kind, reference, reason, erasedAt })}\n`;

async function copyGiven(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: unknown) => {
    throw new Refused(`The list of erasures ${from} cannot be read. Nothing was changed.`, { cause: error });
  });
}
