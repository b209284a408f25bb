import type { Actor } from "#features/accounts/accounts.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import { completePartialTexts, linkLabelsOf } from "#features/publishing/storage/labels.server.ts";
import type { ReceivedFile } from "#platform/files/file-store.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { checkContent } from "./content-check.server.ts";
import { importFiles, removeAddedFiles } from "./content-files.server.ts";
import { openContentFile } from "./content-lines.server.ts";
import { ContentRefused } from "./content-refused.server.ts";
import { ImportBlockedError, writeContent } from "./content-write.server.ts";
import type { ContentCounts, ImportOutcome, ImportStep } from "./import-outcome.ts";
import { readImportPreconditions } from "./storage/import-preconditions.server.ts";

/** Services that an import needs. */
export type ImportParts = Pick<ServiceParts, "config" | "storage" | "pictures" | "audit" | "log" | "onPublished">;

/**
 * Imports a file into a site without content of its own.
 *
 * 1. The whole file is read and checked; nothing is written. 2. Pictures and documents are added to the library,
 * through the same decoder as uploads. No item uses them yet. 3. One transaction replaces the examples, the company
 * record and the settings, and writes all items (on SQLite it
 *    copies them from a staging database).
 *
 * When 2 or 3 fails, the files added in 2 are removed. A process killed in between leaves unused pictures in the
 * library; the next import of the same file finds them by their keys.
 * @param onStep called with the progress
 */
export async function importContent(
  parts: ImportParts,
  actor: Actor,
  file: Pick<ReceivedFile, "path" | "size">,
  onStep: (step: ImportStep) => void,
): Promise<ImportOutcome> {
  try {
    const counts = await take(parts, actor, file, onStep);
    await parts.onPublished(counts);
    parts.log.info({ user: actor.userId, ...counts }, "content imported");
    return { kind: "done", counts };
  } catch (error) {
    if (error instanceof ImportBlockedError) return { kind: "in-the-way", inTheWay: error.inTheWay };
    if (!(error instanceof ContentRefused)) throw error;
    const { reason, place, detail, file: why } = error;
    return {
      kind: "refused",
      reason,
      place,
      ...(detail === undefined ? {} : { detail }),
      ...(why === undefined ? {} : { file: why }),
    };
  }
}

async function take(
  parts: ImportParts,
  actor: Actor,
  file: Pick<ReceivedFile, "path" | "size">,
  onStep: (step: ImportStep) => void,
): Promise<ContentCounts> {
  const { storage } = parts;
  const { publishing } = storage;
  const { inTheWay } = await readImportPreconditions(publishing.rows, storage);
  if (inTheWay !== undefined) throw new ImportBlockedError(inTheWay);
  onStep({ step: "checking" });
  const content = await openContentFile(file);
  const { counts, kinds } = await checkContent(parts.storage, content);
  const brought = await importFiles(parts, actor, content, counts, onStep);
  try {
    onStep({ step: "writing" });
    await writeContent(parts, actor, { file: content, kinds, library: brought.library }, (transaction) =>
      appendEntry(transaction, Date.now(), actor, "content-imported", {
        subject: { kind: "site", name: "content" },
        details: { ...counts },
      }),
    );
  } catch (error) {
    await removeAddedFiles(parts, actor, brought.added);
    throw error;
  }
  // A file of a release without the lists has their labels as texts.
  for (const collection of publishing.collections.all) {
    const { rows, collections } = publishing;
    const linked = await linkLabelsOf(rows, parts.log, collections, collection);
    if (linked > 0) await completePartialTexts(rows, parts.log, collections, collection, parts.pictures.altOf);
  }
  return counts;
}
