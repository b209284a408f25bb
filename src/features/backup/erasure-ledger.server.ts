import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { ERASURE_REASONS, type Erasure } from "#features/submissions/storage/erasure.server.ts";
import { errorCode, makeFolder } from "#platform/files/disk-steps.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";

/*
 * Every erasure stands in the database, and a second time in a file beside the backups: so that what a backup brings back
 * after a restore is erased again. A line is the JSON of an entry; it names a reference and no person.
 */

/** The ledger's name in the folder of backups. */
export const LEDGER_FILE = "erasures.jsonl";

/** An erasure as the ledger has it. */
export type LedgerEntry = Erasure;

const AT_ONCE = 200;

const entrySchema = z.object({
  kind: z.string().min(1).max(40),
  reference: z.string().min(1).max(40),
  reason: z.enum(ERASURE_REASONS),
  erasedAt: z.int(),
});

/** What keeping the ledger needs. */
export interface LedgerOptions {
  storage: Pick<Storage, "erasures">;
  /** The folder of backups; it is made where it is missing. */
  folder: string;
  log: Log;
}

/**
 * Adds the erasures that the ledger lacks, on the disk when it ends. Two processes may do so at once: an entry then stands
 * there twice, which hurts nobody. What fails is logged; the next call tries it again.
 * @returns whether the ledger has them all
 */
export async function syncLedger({ storage, folder, log }: LedgerOptions): Promise<boolean> {
  try {
    const known = new Set<string>();
    await forEachEntry(folder, (entry) => known.add(nameOf(entry)));
    for (let last = 0; ; ) {
      const rows = await storage.erasures.after(last, AT_ONCE);
      const missing = rows.filter((row) => !known.has(nameOf(row)));
      if (missing.length > 0) await append(folder, missing);
      const end = rows.at(-1)?.id;
      if (end === undefined) return true;
      last = end;
      await nextTurn();
    }
  } catch (error) {
    log.error({ err: error }, "the ledger of erasures could not be written; it is tried again");
    return false;
  }
}

/**
 * Reads the ledger, each entry once; none where there is no file. A line that was cut short is skipped.
 * @param folder the folder of backups
 */
export async function readLedger(folder: string): Promise<LedgerEntry[]> {
  const entries = new Map<string, LedgerEntry>();
  await forEachEntry(folder, (entry) => entries.set(nameOf(entry), entry));
  return [...entries.values()];
}

/**
 * Erases what a database has again of submissions that were erased before, with their notes and mails, and adds the traces
 * that it lacks. Their files are on the list of those to be removed from then on: `removeErasedFiles`, or the next start.
 * @param now ms since 1970
 * @returns how many submissions were there again
 */
export async function replayErasures(
  storage: Pick<Storage, "erasures">,
  entries: readonly LedgerEntry[],
  now: number,
): Promise<number> {
  let erased = 0;
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    erased += await storage.erasures.replay(entries.slice(start, start + AT_ONCE), now);
    await nextTurn();
  }
  return erased;
}

const nameOf = ({ kind, reference }: Pick<LedgerEntry, "kind" | "reference">) => `${kind} ${reference}`;

/** Reads line by line: the file grows with the years. */
async function forEachEntry(folder: string, take: (entry: LedgerEntry) => void): Promise<void> {
  const input = createReadStream(join(folder, LEDGER_FILE), "utf8");
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const entry = entrySchema.safeParse(parsed(line));
      if (entry.success) take(entry.data);
    }
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Adds entries in one write, for this account's eyes only. */
async function append(folder: string, entries: readonly LedgerEntry[]): Promise<void> {
  await makeFolder(folder);
  const lines = entries.map(({ kind, reference, reason, erasedAt }) =>
    JSON.stringify({ kind, reference, reason, erasedAt }),
  );
  const file = await open(join(folder, LEDGER_FILE), "a", 0o600);
  try {
    // The first line break ends a line that was cut short before.
    await file.appendFile(`\n${lines.join("\n")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
