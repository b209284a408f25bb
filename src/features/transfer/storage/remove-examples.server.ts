import type { RemovedExamples } from "#features/getting-started/first-days.ts";
import { definitionOf, ITEM_KINDS, type ItemKind } from "#features/publishing/kinds.ts";
import { deleteItem } from "#features/publishing/storage/delete-item.server.ts";
import { goOff } from "#features/publishing/storage/go-public.server.ts";
import { lockItem } from "#features/publishing/storage/item-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { findExamples } from "./example-items.server.ts";

/**
 * Deletes the examples that nobody has changed for good, all or none of them; what was public answers 410.
 * @returns how many of each kind
 */
export async function removeExamples(db: Database): Promise<RemovedExamples["items"]> {
  const removed = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, 0])) as Record<ItemKind, number>;
  await db.transaction().execute(async (transaction) => {
    for (const { kind, id } of await findExamples(transaction)) {
      const item = await lockItem(transaction, kind, id);
      // Somebody has just saved it: it is no example any more.
      if (item === undefined || item.version !== 1) continue;
      const collection = definitionOf(kind);
      await deleteItem(transaction, collection, await goOff(transaction, collection, item));
      removed[kind] += 1;
    }
  });
  return removed;
}
