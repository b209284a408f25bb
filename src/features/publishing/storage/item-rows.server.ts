import type { Insertable, Selectable, Transaction, Updateable } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ItemState } from "../states.ts";

export type ItemRow = Selectable<Schema["items"]>;
/** What `state` follows from, and what lists show. */
export type ItemChanges = Omit<Updateable<Schema["items"]>, "kind" | "id" | "state">;

/** An item whose plans have not failed. */
export const NO_PLAN_FAILURE = { missed: 0, plan_failure: null, plan_failures: 0, plan_retry_at: null } as const;

/** An item's row; undefined when there is none. */
export async function findItem(
  db: Database | Transaction<Schema>,
  kind: string,
  id: number,
): Promise<ItemRow | undefined> {
  return db.selectFrom("items").selectAll().where("kind", "=", kind).where("id", "=", id).executeTakeFirst();
}

/** Returns those of some ids that items of a kind have. */
export async function idsOfItems(db: Database, kind: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("items").select("id").where("kind", "=", kind).where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Reads the titles of items, in the order of their ids; ids that no item has are left out. */
export async function itemTitles(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<Pick<ItemRow, "id" | "title">[]> {
  if (ids.length === 0) return [];
  const titles = db.selectFrom("items").select(["id", "title"]).where("kind", "=", kind).where("id", "in", ids);
  return titles.orderBy("id").execute();
}

/** An item's row, which nobody else changes until the transaction ends; undefined when there is none. */
export async function lockItem(
  transaction: Transaction<Schema>,
  kind: string,
  id: number,
): Promise<ItemRow | undefined> {
  // An update that changes nothing locks on PostgreSQL as `for update` does, and SQLite knows it too.
  return transaction
    .updateTable("items")
    .set((row) => ({ version: row.ref("version") }))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

type Standing = Pick<ItemRow, "binned_at" | "published_version" | "publish_at" | "first_published_at">;

/** Where an item stands, by what has become of it. */
export function stateOf({ binned_at, published_version, publish_at, first_published_at }: Standing): ItemState {
  if (binned_at !== null) return "bin";
  if (published_version !== null) return "published";
  if (publish_at !== null) return "scheduled";
  return first_published_at === null ? "draft" : "withdrawn";
}

/** Adds an item. @returns undefined when there is one of this id */
export async function addItem(
  transaction: Transaction<Schema>,
  item: Omit<Insertable<Schema["items"]>, "state" | keyof typeof NO_PLAN_FAILURE>,
): Promise<ItemRow | undefined> {
  const none = { published_version: null, first_published_at: null, binned_at: null, publish_at: null };
  return transaction
    .insertInto("items")
    .values({ ...item, state: stateOf({ ...none, ...definedIn(item) }) })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Changes a locked item, its state with it. @returns it as it is now */
export async function changeItem(
  transaction: Transaction<Schema>,
  item: ItemRow,
  changes: ItemChanges,
): Promise<ItemRow> {
  return transaction
    .updateTable("items")
    .set({ ...changes, state: stateOf({ ...item, ...definedIn(changes) }) })
    .where("kind", "=", item.kind)
    .where("id", "=", item.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function definedIn(changes: { [K in keyof Standing]?: Standing[K] | undefined }): Partial<Standing> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
