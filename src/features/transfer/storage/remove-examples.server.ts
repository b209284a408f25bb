import type { Transaction } from "kysely";
import type { RemovedExamples } from "#features/getting-started/getting-started.ts";
import { deleteItem } from "#features/publishing/storage/delete-item.server.ts";
import { lockItem } from "#features/publishing/storage/item-rows.server.ts";
import { unpublish } from "#features/publishing/storage/publication.server.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { findExamples } from "./example-items.server.ts";

/**
 * Permanently deletes the examples that nobody has changed. The addresses of published ones answer 410 afterwards.
 * @returns the number deleted, by collection
 */
export async function removeExamples(
  transaction: Transaction<Schema>,
  site: PublishingStore,
): Promise<RemovedExamples["items"]> {
  // Pages have no examples.
  const lists = site.collections.all.filter(({ page }) => page === undefined);
  const removed = Object.fromEntries(lists.map(({ name }) => [name, 0]));
  for (const { kind, id } of await findExamples(transaction, site)) {
    const item = await lockItem(transaction, kind, id);
    // A saved entry is no longer an example.
    if (item === undefined || item.version !== 1) continue;
    const collection = site.collections.named(kind);
    await deleteItem(transaction, collection, await unpublish(transaction, collection, item));
    removed[kind] = (removed[kind] ?? 0) + 1;
  }
  return removed;
}
