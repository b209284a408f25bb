import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { raiseContentVersion } from "#features/publishing/storage/content-version.server.ts";
import { raiseItemIds } from "#features/publishing/storage/item-ids.server.ts";
import { EXAMPLE_AUTHOR } from "#features/publishing/storage/publish-record.server.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { readRecord } from "./content-check.server.ts";
import { computedIn, type KnownNames, type RecordOf } from "./content-format.server.ts";
import { readItem } from "./content-items.server.ts";
import type { ContentLibrary } from "./content-library.server.ts";
import type { ContentFile, PlacedRecord } from "./content-lines.server.ts";
import type { Place } from "./content-refused.server.ts";
import type { InTheWay } from "./import-outcome.ts";
import { isExample } from "./storage/example-items.server.ts";
import { openImportStaging } from "./storage/import-staging.server.ts";
import { lookForImport } from "./storage/in-the-way.server.ts";
import { addGone, addImported, forgetItem, type ImportedBy, lockIds } from "./storage/write-content.server.ts";

/** The site has content of its own. */
export class InTheWayError extends Error {
  override name = "InTheWayError";
  readonly inTheWay: InTheWay;

  constructor(inTheWay: InTheWay) {
    super("the site has content of its own");
    this.inTheWay = inTheWay;
  }
}

/** Where an import is prepared; a killed one leaves it behind. */
export const stagingFolder = (dataDir: string): string => join(dataDir, "imports", "staging");

/** Records of the site itself. There is one of each, so they are held in memory. */
type SiteRecord = RecordOf<"company" | "navigation" | "retention">;

/**
 * Writes a checked file's items, company and settings in place of the examples, wholly or not at all. On SQLite, where one
 * transaction at a time writes, the items are prepared in a database of their own, so that the site's is locked only while
 * they are copied.
 * @param library the file's pictures and documents, as they lie on this site
 * @throws InTheWayError when somebody has saved something meanwhile
 */
export async function writeContent(
  { storage, config, log }: Pick<ServiceParts, "storage" | "config" | "log">,
  actor: Actor,
  file: ContentFile,
  library: ContentLibrary,
): Promise<void> {
  const { dialect, publishing } = storage;
  const writeItems = (transaction: Transaction<Schema>) => writeRecords(transaction, storage, actor, file, library);
  const replace = (items: (transaction: Transaction<Schema>) => Promise<SiteRecord[]>) =>
    publishing.inTransaction(async (transaction) => {
      await lockIds(transaction);
      const { inTheWay, examples } = await lookForImport(transaction, storage);
      if (inTheWay !== undefined) throw new InTheWayError(inTheWay);
      for (const { kind, id } of examples) await forgetItem(transaction, publishing.collections.named(kind), id);
      for (const record of await items(transaction)) await writeSiteRecord(transaction, storage, record);
      await raiseContentVersion(transaction);
    });
  if (dialect === "postgres") return replace(writeItems);
  const staging = await openImportStaging(
    publishing.rows,
    publishing.collections.all,
    stagingFolder(config.dataDir),
    log,
  );
  try {
    const records = await staging.db.transaction().execute(writeItems);
    await staging.whileAttached(() => replace((transaction) => staging.moveInto(transaction).then(() => records)));
  } finally {
    await staging.close();
  }
}

/** Writes items, what is gone, and ids. @returns the records that are left to write */
async function writeRecords(
  transaction: Transaction<Schema>,
  site: KnownNames,
  actor: Actor,
  file: ContentFile,
  library: ContentLibrary,
): Promise<SiteRecord[]> {
  const by = { author: { id: actor.userId, name: actor.name }, what: "imported" } as const;
  const { collections } = site.publishing;
  const left: SiteRecord[] = [];
  for await (const placed of file.records()) {
    if (isFile(placed.typeHint)) continue;
    // SQLite answers without waiting: others would get no turn before the file is asked for its next piece.
    await setImmediate();
    const record = readRecord(site, placed);
    switch (record.type) {
      case "item":
        await writeItem(transaction, site.publishing, record, placed.place, library, by);
        break;
      case "gone":
        await addGone(transaction, collections.named(record.kind), record.id, computedIn(record));
        break;
      case "ids":
        await raiseItemIds(transaction, record.next);
        break;
      case "company":
      case "navigation":
      case "retention":
        left.push(record);
    }
  }
  return left;
}

const isFile = (type: PlacedRecord["typeHint"]) => type === "picture" || type === "document";

async function writeItem(
  transaction: Transaction<Schema>,
  { collections, examples }: Pick<PublishingStore, "collections" | "examples">,
  record: RecordOf<"item">,
  place: Place,
  library: ContentLibrary,
  by: ImportedBy,
): Promise<void> {
  const versions = record.versions.map((version) => ({ ...version, draft: library.moved(version.draft) }));
  const { record: item, ...read } = await readItem(collections, { ...record, versions }, place, library.validation);
  const { publishedVersion, firstPublishedAt, publishAt, withdrawAt, binnedAt, missed = false } = item;
  const [collection, computed] = [collections.named(item.kind), computedIn(item)];
  // An example that nobody had changed there stays one here.
  const isUntouched =
    item.version === 1 && isExample(collection, (await examples[item.kind]?.()) ?? [], item.id, read.newest);
  await addImported(
    transaction,
    {
      ...item,
      publishedVersion,
      firstPublishedAt,
      publishAt,
      withdrawAt,
      binnedAt,
      missed,
      collection,
      computed,
      ...read,
    },
    isUntouched ? { author: EXAMPLE_AUTHOR, what: "created" } : by,
  );
}

async function writeSiteRecord(
  transaction: Transaction<Schema>,
  { company, settings }: ServiceParts["storage"],
  record: SiteRecord,
): Promise<void> {
  switch (record.type) {
    case "company":
      return company.record.put(transaction, () => record.company);
    case "navigation":
      return settings.records.navigation.put(transaction, () => record.navigation);
    case "retention":
      // A time that the file does not have stays as it is: a default might erase what staff wanted stored for longer.
      return settings.records.retention.put(transaction, (stored) => ({ ...stored, ...record.retention }));
  }
}
