import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { InTheWay } from "#content/export/import-outcome.ts";
import type { Actor } from "../accounts/accounts.ts";
import { raiseContentVersion } from "../storage/content-version.ts";
import { raiseItemIds } from "../storage/publishing/item-ids.ts";
import { EXAMPLE_AUTHOR } from "../storage/publishing/publish-record.ts";
import type { Schema } from "../storage/schema.ts";
import { isExample } from "../storage/transfer/example-items.ts";
import { lookForImport } from "../storage/transfer/in-the-way.ts";
import { addGone, addImported, forgetItem, type ImportedBy, lockIds } from "../storage/transfer/write-content.ts";
import { readRecord } from "./content-check.ts";
import type { ContentRecord, RecordOf } from "./content-format.ts";
import type { ImportParts } from "./content-import.ts";
import { type ReadItem, readItem } from "./content-items.ts";
import type { ContentLibrary } from "./content-library.ts";
import type { ContentFile, PlacedRecord } from "./content-lines.ts";
import type { Place } from "./content-refused.ts";

/** The site has content of its own. */
export class InTheWayError extends Error {
  override name = "InTheWayError";
  readonly inTheWay: InTheWay;

  constructor(inTheWay: InTheWay) {
    super("the site has content of its own");
    this.inTheWay = inTheWay;
  }
}

/**
 * Writes a checked file's items, company and settings in place of the examples, in one transaction.
 * @param library the file's pictures and documents, as they lie on this site
 * @throws InTheWayError when somebody has saved something meanwhile
 */
export async function writeContent(
  { storage }: Pick<ImportParts, "storage">,
  actor: Actor,
  file: ContentFile,
  library: ContentLibrary,
): Promise<void> {
  const by = { author: { id: actor.userId, name: actor.name }, what: "imported" } as const;
  await storage.publishing.inTransaction(async (transaction) => {
    await lockIds(transaction);
    const { inTheWay, examples } = await lookForImport(transaction);
    if (inTheWay !== undefined) throw new InTheWayError(inTheWay);
    for (const { kind, id } of examples) await forgetItem(transaction, kind, id);
    for await (const placed of file.records()) {
      if (isFile(placed.typeHint)) continue;
      // SQLite answers without waiting: others would get no turn before the file is asked for its next piece.
      await setImmediate();
      const record = readRecord(placed);
      if (record.type === "item") await writeItem(transaction, record, placed.place, library, by);
      else await writeOther(transaction, storage, record);
    }
    await raiseContentVersion(transaction);
  });
}

const isFile = (type: PlacedRecord["typeHint"]) => type === "picture" || type === "document";

async function writeItem(
  transaction: Transaction<Schema>,
  record: RecordOf<"item">,
  place: Place,
  library: ContentLibrary,
  by: ImportedBy,
): Promise<void> {
  const versions = record.versions.map((version) => ({ ...version, draft: library.moved(version.draft) }));
  const { record: item, ...read } = readItem({ ...record, versions }, place, library.around);
  const { publishedVersion, firstPublishedAt, publishAt, withdrawAt, binnedAt, missed = false, offer } = item;
  await addImported(
    transaction,
    { ...item, publishedVersion, firstPublishedAt, publishAt, withdrawAt, binnedAt, missed, offer, ...read },
    isUntouched(item, read) ? { author: EXAMPLE_AUTHOR, what: "created" } : by,
  );
}

/** An example that nobody had changed there stays one here. */
function isUntouched({ kind, id, version }: ReadItem["record"], { newest }: Pick<ReadItem, "newest">): boolean {
  return version === 1 && isExample(kind, id, newest);
}

async function writeOther(
  transaction: Transaction<Schema>,
  { company, settings }: ImportParts["storage"],
  record: Exclude<ContentRecord, RecordOf<"item">>,
): Promise<void> {
  switch (record.type) {
    case "company":
      return company.kept.put(transaction, record.company);
    case "navigation":
      return settings.kept.navigation.put(transaction, record.navigation);
    case "retention":
      return settings.kept.retention.put(transaction, record.retention);
    case "ids":
      return raiseItemIds(transaction, record.next);
    case "gone":
      return addGone(transaction, record.kind, record.id, record.offer);
    default:
      return;
  }
}
