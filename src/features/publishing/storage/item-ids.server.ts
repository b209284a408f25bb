import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AnyCollection } from "../collection.ts";

/**
 * Takes the next id of a collection or a form that is not reserved. An id is never taken twice. Other transactions that
 * take one wait until this one ends.
 */
export async function takeItemId(
  transaction: Transaction<Schema>,
  { name, ids }: Pick<AnyCollection, "name" | "ids">,
): Promise<number> {
  for (;;) {
    const { next } = await transaction
      .insertInto("item_ids")
      .values({ kind: name, next: 2 })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet((row) => ({ next: row("item_ids.next", "+", 1) })))
      .returning("next")
      .executeTakeFirstOrThrow();
    if (ids?.reserved.includes(next - 1) !== true) return next - 1;
  }
}

/** Reserves the ids up to and including an imported one. */
export async function noteItemId(transaction: Transaction<Schema>, kind: string, id: number): Promise<void> {
  await transaction
    .insertInto("item_ids")
    .values({ kind, next: id + 1 })
    .onConflict((conflict) =>
      conflict
        .column("kind")
        .doUpdateSet({ next: id + 1 })
        .where("item_ids.next", "<=", id),
    )
    .execute();
}

/** Reserves the ids below the given ones. @param next minimum id of the next new item, by collection */
export async function raiseItemIds(
  transaction: Transaction<Schema>,
  next: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  for (const [kind, least] of Object.entries(next)) {
    if (least !== undefined) await noteItemId(transaction, kind, least - 1);
  }
}
