import type { Transaction } from "kysely";
import type { AnyCollection, Content, Draft } from "#features/publishing/collection.ts";
import { publicFacts } from "#features/publishing/storage/entries.server.ts";
import { noteItemId } from "#features/publishing/storage/item-ids.server.ts";
import { addItem, changeItem } from "#features/publishing/storage/item-rows.server.ts";
import { storedDraft } from "#features/publishing/storage/page-storage.server.ts";
import { writePublicReferences, writeSavedReferences } from "#features/publishing/storage/references.server.ts";
import { englishOf, summaryOf, type VersionOrigin } from "#features/publishing/storage/store-version.server.ts";
import { addGoneEntry, forgetEntry, lastDayOf, writeEntry } from "#features/publishing/storage/write-entries.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { TravellingVersion } from "./read-content.server.ts";

/** Blocks other imports until the transaction ends. */
export async function lockIds(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable("item_ids")
    .set((row) => ({ next: row.ref("next") }))
    .execute();
}

/** Removes an item without a trace: its address answers 404. No submission may be about it. */
export async function forgetItem(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
): Promise<void> {
  const { name: kind } = collection;
  await transaction.deleteFrom("autosaves").where("kind", "=", kind).where("item_id", "=", id).execute();
  await transaction.deleteFrom("items").where("kind", "=", kind).where("id", "=", id).execute();
  await forgetEntry(transaction, collection, id);
}

type Facts = Readonly<Record<string, unknown>>;

/** An item with its versions from another site. Times are ms since 1970. */
export interface ImportedItem {
  collection: AnyCollection;
  id: number;
  version: number;
  publishedVersion: number | undefined;
  firstPublishedAt: number | undefined;
  publishAt: number | undefined;
  withdrawAt: number | undefined;
  binnedAt: number | undefined;
  missed: boolean;
  updatedAt: number;
  computed: Facts | undefined;
  /** All versions that it refers to, including the newest. */
  versions: readonly TravellingVersion[];
  newest: Draft;
  published: { draft: Draft; content: Content } | undefined;
  withdrawn: Content | undefined;
}

/** Author and origin of the imported versions. */
export interface ImportedBy {
  author: { id: string; name: string };
  what: VersionOrigin;
}

/** Adds an item with its public entry. There must be no item with its id. */
export async function addImported(
  transaction: Transaction<Schema>,
  { collection, id, versions, newest, published, withdrawn, computed, ...item }: ImportedItem,
  { author, what }: ImportedBy,
): Promise<void> {
  const { name: kind } = collection;
  await noteItemId(transaction, collection.name, id);
  const row = await addItem(transaction, {
    kind,
    id,
    ...summaryOf(collection, newest, {}),
    version: item.version,
    published_version: item.publishedVersion ?? null,
    published_until: published === undefined ? null : lastDayOf(collection, published.content),
    first_published_at: item.firstPublishedAt ?? null,
    publish_at: item.publishAt ?? null,
    withdraw_at: item.withdrawAt ?? null,
    binned_at: item.binnedAt ?? null,
    updated_at: item.updatedAt,
    updated_by_id: author.id,
    updated_by: author.name,
  });
  if (row === undefined) throw new Error(`${kind} ${id} is there already`);
  // Inserted directly, without removing old versions: older ones are included because translations follow them.
  const rows = versions.map(({ version, savedAt, draft, translatedFrom }) => ({
    kind,
    item_id: id,
    version,
    saved_at: savedAt,
    what,
    author_id: author.id,
    author: author.name,
    draft: JSON.stringify(storedDraft(collection, draft)),
    translated_from: JSON.stringify(translatedFrom),
  }));
  await transaction.insertInto("item_versions").values(rows).execute();
  const { translatedFrom = {} } = versions.find(({ version }) => version === item.version) ?? {};
  const english = await englishOf(transaction, collection, id, translatedFrom);
  await changeItem(transaction, row, { ...summaryOf(collection, newest, english), missed: item.missed ? 1 : 0 });
  await writeSavedReferences(transaction, collection, id, newest);
  // Remains of a deleted entry are removed first.
  await forgetEntry(transaction, collection, id, { ...published?.content, ...computed });
  if (published !== undefined) {
    await writeEntry(transaction, collection, published.content);
    await writePublicReferences(transaction, collection, id, published.draft);
  } else if (item.firstPublishedAt !== undefined) {
    const facts = publicFacts(collection).map(([name]) => [name, withdrawn?.[name]]);
    await addGone(transaction, collection, id, { ...Object.fromEntries(facts), ...computed });
  }
}

/** Records a withdrawn or deleted public entry: its address answers 410. @param facts those that stay */
export async function addGone(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  facts: Facts | undefined,
): Promise<void> {
  await noteItemId(transaction, collection.name, id);
  await forgetEntry(transaction, collection, id, facts);
  await addGoneEntry(transaction, collection, id, facts);
}
