import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ItemKind } from "../kinds.ts";

/** Takes the next id of a kind; one that was taken never comes again. */
export async function takeItemId(transaction: Transaction<Schema>, kind: ItemKind): Promise<number> {
  const { next } = await transaction
    .updateTable("item_ids")
    .set((row) => ({ next: row("next", "+", 1) }))
    .where("kind", "=", kind)
    .returning("next")
    .executeTakeFirstOrThrow();
  return next - 1;
}

/** Sees to it that an id that came from elsewhere is not given out again. */
export async function noteItemId(transaction: Transaction<Schema>, kind: ItemKind, id: number): Promise<void> {
  await transaction
    .updateTable("item_ids")
    .set({ next: id + 1 })
    .where("kind", "=", kind)
    .where("next", "<=", id)
    .execute();
}

/** Sees to it that ids below those given are not given out. @param next the id that the next new item of each kind gets at least */
export async function raiseItemIds(
  transaction: Transaction<Schema>,
  next: Readonly<Partial<Record<ItemKind, number | undefined>>>,
): Promise<void> {
  for (const [kind, least] of Object.entries(next)) {
    if (least !== undefined) await noteItemId(transaction, kind as ItemKind, least - 1);
  }
}
