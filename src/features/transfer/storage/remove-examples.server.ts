import type { RemovedExamples } from "#features/getting-started/getting-started.ts";
import { deleteItem } from "#features/publishing/storage/delete-item.server.ts";
import { goOff } from "#features/publishing/storage/go-public.server.ts";
import { lockItem } from "#features/publishing/storage/item-rows.server.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import { findExamples } from "./example-items.server.ts";

/**
 * Deletes the examples that nobody has changed for good, all or none of them; what was public answers 410.
 * @returns how many of each kind
 */
export async function removeExamples(site: PublishingStore): Promise<RemovedExamples["items"]> {
  const removed = Object.fromEntries(site.collections.all.map(({ name }) => [name, 0]));
  await site.inTransaction(async (transaction) => {
    for (const { kind, id } of await findExamples(transaction, site)) {
      const item = await lockItem(transaction, kind, id);
      // Somebody has just saved it: it is no example any more.
      if (item === undefined || item.version !== 1) continue;
      const collection = site.collections.named(kind);
      await deleteItem(transaction, collection, await goOff(transaction, collection, item));
      removed[kind] = (removed[kind] ?? 0) + 1;
    }
  });
  return removed;
}
