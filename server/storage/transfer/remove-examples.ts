import type { RemovedExamples } from "#content/house/first-days.ts";
import { ITEM_KINDS, type ItemKind } from "#content/publishing/kinds.ts";
import type { Database } from "../open-database.ts";
import { deleteItem } from "../publishing/delete-item.ts";
import { goOff } from "../publishing/go-public.ts";
import { lockItem } from "../publishing/item-rows.ts";
import { findExamples } from "./example-items.ts";

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
      await deleteItem(transaction, kind, await goOff(transaction, kind, item));
      removed[kind] += 1;
    }
  });
  return removed;
}
