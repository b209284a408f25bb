import { fileOwnerOf } from "#platform/database/tables.server.ts";
import { ERASURES } from "./archive-paths.server.ts";
import type { ArchiveWriter } from "./archive-writer.server.ts";
import { type LedgerEntry, readLedger } from "./erasure-ledger.server.ts";
import type { FileFacts, MissingFile } from "./manifest.server.ts";
import { type NamedFiles, namedFiles } from "./named-files.server.ts";
import type { Row } from "./row-lines.server.ts";
import type { Snapshot } from "./snapshot.server.ts";

/** Changes since a snapshot was taken. */
export interface ChangesSinceSnapshot {
  erasures: readonly LedgerEntry[];
  missing: MissingFile[];
}

/**
 * Reads the database again after the files were saved: returns the erasures up to now, which a restore replays, and why
 * files were missing.
 * @param absent paths of missing files that the first snapshot referenced
 */
export async function changesSinceSnapshot(
  now: Snapshot,
  backupDir: string,
  named: NamedFiles,
  absent: readonly string[],
): Promise<ChangesSinceSnapshot> {
  const erasures = new Map((await readLedger(backupDir)).map((entry) => [keyOf(entry), entry]));
  const current = namedFiles();
  for (const table of now.tables) {
    if (table.name === "erasures") {
      for await (const rows of now.rows(table)) for (const row of rows) note(erasures, row);
    }
    const owner = fileOwnerOf(table.name);
    if (owner !== undefined && owner.reference === undefined) {
      for await (const rows of now.rows(table)) current.see(table.name, rows);
    }
  }
  const references = new Set([...erasures.values()].map(({ reference }) => reference));
  const missing = absent.map((path): MissingFile => {
    const reference = named.places.get(path)?.reference;
    if (reference !== undefined) return { path, reason: references.has(reference) ? "erased" : "lost" };
    return { path, reason: current.places.has(path) ? "lost" : "changed" };
  });
  return { erasures: [...erasures.values()], missing };
}

/** Adds the ledger of erasures to an archive. */
export async function saveErasures(writer: ArchiveWriter, erasures: readonly LedgerEntry[]): Promise<FileFacts> {
  async function* lines() {
    for (const entry of erasures) yield Buffer.from(`${JSON.stringify(entry)}\n`);
  }
  return { path: ERASURES, ...(await writer.add(ERASURES, lines(), true)) };
}

const keyOf = ({ kind, reference }: LedgerEntry) => `${kind} ${reference}`;

function note(erasures: Map<string, LedgerEntry>, { kind, reference, reason, erased_at: erasedAt }: Row): void {
  const entry = { kind, reference, reason, erasedAt } as LedgerEntry;
  erasures.set(keyOf(entry), entry);
}
