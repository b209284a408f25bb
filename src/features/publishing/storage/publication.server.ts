import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AnyCollection, Content, Draft } from "../collection.ts";
import { raiseContentVersion } from "./content-version.server.ts";
import { changeItem, type ItemChanges, type ItemRow, NO_PLAN_FAILURE } from "./item-rows.server.ts";
import { writePublicReferences, writeReferences } from "./references.server.ts";
import { lastDayOf, withdrawEntry, writeEntry } from "./write-entries.server.ts";

/**
 * Publishes the newest version of a locked item. This completes a planned publication; a planned withdrawal stays.
 * @param content the public entry made from the newest version's draft
 * @throws ZodError when it is not valid
 */
export async function makePublic(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  item: ItemRow,
  { draft, content, now }: { draft: Draft; content: Content; now: number },
): Promise<ItemRow> {
  await writeEntry(transaction, collection, content);
  await writePublicReferences(transaction, collection, item.id, draft);
  const published = await changeItem(transaction, item, {
    published_version: item.version,
    published_until: lastDayOf(collection, content),
    first_published_at: item.first_published_at ?? now,
    publish_at: null,
    withdraw_at: item.withdraw_at !== null && item.withdraw_at <= now ? null : item.withdraw_at,
    ...NO_PLAN_FAILURE,
  });
  await raiseContentVersion(transaction);
  return published;
}

/** Withdraws a locked item and removes its plans. @param changes further changed columns */
export async function unpublish(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  item: ItemRow,
  changes: ItemChanges = {},
): Promise<ItemRow> {
  const wasPublic = item.published_version !== null;
  if (wasPublic) {
    await withdrawEntry(transaction, collection, item.id);
    await writeReferences(transaction, { kind: collection.name, id: item.id, published: true }, []);
  }
  const plans = { publish_at: null, withdraw_at: null, ...NO_PLAN_FAILURE };
  const none = { published_version: null, published_until: null, ...plans };
  const off = await changeItem(transaction, item, { ...none, ...changes });
  if (wasPublic) await raiseContentVersion(transaction);
  return off;
}
