import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { EXAMPLE_AUTHOR } from "../authors.ts";
import type { AnyCollection, Content } from "../collection.ts";
import { fromPublished } from "../published.ts";
import { noteItemId } from "./item-ids.server.ts";
import { changeItem, type ItemRow, lockItem } from "./item-rows.server.ts";
import { makePublic } from "./publication.server.ts";
import { type NewVersion, storeFirstVersion, storeVersion } from "./store-version.server.ts";
import { lastDayOf } from "./write-entries.server.ts";

/**
 * Publishes a whole record as the newest version of its item, which is added if it does not exist.
 * @throws ZodError when it is not valid
 */
export function publishRecord(db: Database, collection: AnyCollection, content: Content): Promise<void> {
  return db.transaction().execute((transaction) => publishRecordIn(transaction, collection, content, EXAMPLE_AUTHOR));
}

/** Does the same in a transaction. */
export async function publishRecordIn(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  content: Content,
  author: NewVersion["author"],
): Promise<void> {
  const now = Date.now();
  const draft = fromPublished(collection, content);
  await noteItemId(transaction, collection.name, content.id);
  const item = await storeById(transaction, content.id, { collection, draft, author, what: "created", now });
  await makePublic(transaction, collection, item, { draft, content, now });
}

/** Returns whether a collection never had an entry: no id of it was taken. */
export async function isUnused(db: Database | Transaction<Schema>, { name }: AnyCollection): Promise<boolean> {
  return (await db.selectFrom("item_ids").select("next").where("kind", "=", name).executeTakeFirst()) === undefined;
}

/**
 * Publishes examples of a collection that never had an entry, in one transaction.
 * @returns whether it did: one of all processes does
 */
export function publishFirst(db: Database, collection: AnyCollection, examples: readonly Content[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Other processes wait for this row until the transaction ends.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("item_ids")
      .values({ kind: collection.name, next: 1 })
      .onConflict((conflict) => conflict.column("kind").doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
    for (const example of examples) await publishRecordIn(transaction, collection, example, EXAMPLE_AUTHOR);
    return true;
  });
}

async function storeById(transaction: Transaction<Schema>, id: number, newVersion: NewVersion): Promise<ItemRow> {
  const added = await storeFirstVersion(transaction, id, newVersion);
  if (added !== undefined) return added;
  const known = await lockItem(transaction, newVersion.collection.name, id);
  if (known === undefined) throw new Error(`${newVersion.collection.name} ${id} was deleted while it was written`);
  return storeVersion(transaction, known, { ...newVersion, what: "saved" });
}

/** Adds the item of an entry published by an older release; the published entry does not change. */
export async function backfillRecord(db: Database, collection: AnyCollection, content: Content): Promise<void> {
  const now = Date.now();
  const newVersion = {
    collection,
    draft: fromPublished(collection, content),
    author: { id: "", name: "" },
    what: "adopted",
    now,
  } as const;
  await db.transaction().execute(async (transaction) => {
    await noteItemId(transaction, collection.name, content.id);
    const item = await storeFirstVersion(transaction, content.id, newVersion);
    if (item === undefined) return;
    const published_until = lastDayOf(collection, content);
    await changeItem(transaction, item, { published_version: 1, published_until, first_published_at: now });
  });
}
