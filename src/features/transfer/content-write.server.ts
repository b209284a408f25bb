import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import { COMPANY_AUTHOR, EXAMPLE_AUTHOR } from "#features/publishing/authors.ts";
import { raiseContentVersion } from "#features/publishing/storage/content-version.server.ts";
import { raiseItemIds } from "#features/publishing/storage/item-ids.server.ts";
import { publishRecordIn } from "#features/publishing/storage/publish-record.server.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { readRecord } from "./content-check.server.ts";
import { computedIn, type KnownNames, type RecordOf } from "./content-format.server.ts";
import { readItem } from "./content-items.server.ts";
import type { ContentLibrary } from "./content-library.server.ts";
import type { ContentFile, PlacedRecord } from "./content-lines.server.ts";
import type { Place } from "./content-refused.server.ts";
import type { ImportBlockers } from "./import-outcome.ts";
import { isExample } from "./storage/example-items.server.ts";
import { readImportPreconditions } from "./storage/import-preconditions.server.ts";
import { openImportStaging } from "./storage/import-staging.server.ts";
import { addGone, addImported, forgetItem, type ImportedBy, lockIds } from "./storage/write-content.server.ts";

/** The site has its own content, which an import must not replace. */
export class ImportBlockedError extends Error {
  override name = "ImportBlockedError";
  readonly inTheWay: ImportBlockers;

  constructor(inTheWay: ImportBlockers) {
    super("the site has content of its own");
    this.inTheWay = inTheWay;
  }
}

/** Returns the staging folder of imports; a killed import leaves it behind. */
export const stagingFolder = (dataDir: string): string => join(dataDir, "imports", "staging");

/** Records of the site itself, at most one of each type. */
type SiteRecord = RecordOf<"company" | "navigation" | "retention">;

/**
 * Replaces the examples with a checked file's items, company and settings in one transaction. SQLite allows one writing
 * transaction at a time, so the items are prepared in a staging database and the site's is locked only while copying.
 * @param given the file, the collections that it has items of, and its pictures and documents with their paths on this
 * site
 * @param audit adds the audit entry of the import
 * @throws ImportBlockedError when content was saved meanwhile
 */
export async function writeContent(
  { storage, config, log }: Pick<ServiceParts, "storage" | "config" | "log">,
  actor: Actor,
  given: { file: ContentFile; kinds: ReadonlySet<string>; library: ContentLibrary },
  audit: WriteEntry,
): Promise<void> {
  const { dialect, publishing } = storage;
  const { file, kinds, library } = given;
  const writeItems = (transaction: Transaction<Schema>) => writeRecords(transaction, storage, actor, file, library);
  const replace = (items: (transaction: Transaction<Schema>) => Promise<SiteRecord[]>) =>
    publishing.inTransaction(async (transaction) => {
      await lockIds(transaction);
      const { inTheWay, examples, companyContent } = await readImportPreconditions(transaction, storage);
      if (inTheWay !== undefined) throw new ImportBlockedError(inTheWay);
      for (const { kind, id } of [...examples, ...companyContent.filter(({ kind }) => kinds.has(kind))])
        await forgetItem(transaction, publishing.collections.named(kind), id);
      for (const record of await items(transaction)) {
        await writeSiteRecord(transaction, storage, record);
        if (record.type !== "company" || record.company.statistics === undefined) continue;
        const unchanged = companyContent.filter(({ kind }) => !kinds.has(kind));
        await writeFormerContent(transaction, publishing, record.company.statistics, unchanged);
      }
      await raiseContentVersion(transaction);
      await audit(transaction);
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

/** Writes items, deleted items and ids. @returns the remaining records */
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
    // SQLite is synchronous: let other requests have a turn.
    await setImmediate();
    const record = readRecord(site, placed);
    switch (record.type) {
      case "item":
        await writeItem(transaction, site.publishing, record, placed.place, library, by);
        break;
      case "gone":
        await addGone(transaction, collections.named(record.kind), record.id, {
          ...record.facts,
          ...computedIn(record),
        });
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
  const { record: item, ...read } = await readItem(collections, { ...record, versions }, place, library);
  const { publishedVersion, firstPublishedAt, publishAt, withdrawAt, binnedAt, missed = false } = item;
  const [collection, computed] = [collections.named(item.kind), computedIn(item)];
  // An unchanged example stays an example.
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

/**
 * Writes the entries that an older release exported as figures in the company's record.
 * @param unchanged company content that they replace
 */
async function writeFormerContent(
  transaction: Transaction<Schema>,
  { collections, formerCompanyContent }: Pick<PublishingStore, "collections" | "formerCompanyContent">,
  statistics: Readonly<Record<string, number>>,
  unchanged: readonly { kind: string; id: number }[],
): Promise<void> {
  for (const [kind, load] of Object.entries(formerCompanyContent(statistics))) {
    const collection = collections.named(kind);
    for (const entry of await load()) {
      if (!unchanged.some((own) => own.kind === kind && own.id === entry.id)) continue;
      await forgetItem(transaction, collection, entry.id);
      await publishRecordIn(transaction, collection, entry, COMPANY_AUTHOR);
    }
  }
}

async function writeSiteRecord(
  transaction: Transaction<Schema>,
  { company, settings }: ServiceParts["storage"],
  record: SiteRecord,
): Promise<void> {
  switch (record.type) {
    case "company": {
      const { statistics: _, ...own } = record.company;
      return company.record.put(transaction, () => own);
    }
    case "navigation":
      return settings.records.navigation.put(transaction, () => record.navigation);
    case "retention":
      // Times that the file lacks stay unchanged: a default could erase data earlier than staff decided.
      return settings.records.retention.put(transaction, (stored) => ({ ...stored, ...record.retention }));
  }
}
