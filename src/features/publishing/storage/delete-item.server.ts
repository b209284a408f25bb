import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AnyCollection } from "../collection.ts";
import type { ItemRow } from "./item-rows.server.ts";
import { eraseEntry } from "./write-entries.server.ts";

/** Deletes a locked item that is not public, with its versions, links and autosaves. */
export async function deleteItem(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  { id }: Pick<ItemRow, "id">,
): Promise<void> {
  const { name: kind } = collection;
  await eraseEntry(transaction, collection, id);
  await transaction.deleteFrom("autosaves").where("kind", "=", kind).where("item_id", "=", id).execute();
  // Foreign keys delete its versions, links and references.
  await transaction.deleteFrom("items").where("kind", "=", kind).where("id", "=", id).execute();
}
