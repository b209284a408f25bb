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
 * Erasures are recorded in the database and in a ledger file beside the backups, so that data which a restore brings
 * back is erased again. Each line is the JSON of an entry, with a reference and no personal data.
 */

/** File name of the ledger in the folder of backups. */
export const LEDGER_FILE = "erasures.jsonl";

export type LedgerEntry = Erasure;

const AT_ONCE = 200;

const entrySchema = z.object({
  kind: z.string().min(1).max(40),
  reference: z.string().min(1).max(40),
  reason: z.enum(ERASURE_REASONS),
  erasedAt: z.int(),
});

export interface LedgerOptions {
  storage: Pick<Storage, "erasures">;
  /** Folder of backups; created when missing. */
  folder: string;
  log: Log;
}

/**
 * Appends missing erasures to the ledger and flushes it. Two concurrent processes may write an entry twice, which is
 * harmless. A failure is logged; the next call retries.
 * @returns whether the ledger is complete
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
    log.error({ err: error }, "the ledger of erasures could not be written; it is retried");
    return false;
  }
}

/**
 * Reads the ledger without duplicates and incomplete lines; empty when there is no file.
 * @param folder of backups
 */
export async function readLedger(folder: string): Promise<LedgerEntry[]> {
  const entries = new Map<string, LedgerEntry>();
  await forEachEntry(folder, (entry) => entries.set(nameOf(entry), entry));
  return [...entries.values()];
}

/**
 * Erases submissions of the ledger that are in the database again, with their notes and mails, and adds missing traces.
 * Their files are then listed for removal by `removeErasedFiles` or the next start.
 * @param now ms since 1970
 * @returns the number of submissions erased
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

/** Reads line by line, as the file grows over the years. */
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

/** Appends entries in one write; the file is readable for its owner only. */
async function append(folder: string, entries: readonly LedgerEntry[]): Promise<void> {
  await makeFolder(folder);
  const lines = entries.map(({ kind, reference, reason, erasedAt }) =>
    JSON.stringify({ kind, reference, reason, erasedAt }),
  );
  const file = await open(join(folder, LEDGER_FILE), "a", 0o600);
  try {
    // The leading line break ends a line that an earlier write may have left incomplete.
    await file.appendFile(`\n${lines.join("\n")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
