import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AnyCollection } from "../collection.ts";

/**
 * Takes the next id of a collection or a form, or the next but one that is not reserved; one that was taken never comes
 * again. Another transaction that takes one waits until this one ends.
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

/** Reserves the ids up to and including one that came from elsewhere. */
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

/** Reserves the ids below those given. @param next the id that the next new item of each collection gets at least */
export async function raiseItemIds(
  transaction: Transaction<Schema>,
  next: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  for (const [kind, least] of Object.entries(next)) {
    if (least !== undefined) await noteItemId(transaction, kind, least - 1);
  }
}
