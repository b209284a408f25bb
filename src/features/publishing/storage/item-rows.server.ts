import type { Insertable, Selectable, Transaction, Updateable } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ItemState } from "../states.ts";

export type ItemRow = Selectable<Schema["items"]>;
/** Columns that determine `state`, and those shown in lists. */
export type ItemChanges = Omit<Updateable<Schema["items"]>, "kind" | "id" | "state">;

/** Columns of an item whose plans have not failed. */
export const NO_PLAN_FAILURE = { missed: 0, plan_failure: null, plan_failures: 0, plan_retry_at: null } as const;

/** Returns an item's row; undefined for an unknown one. */
export async function findItem(
  db: Database | Transaction<Schema>,
  kind: string,
  id: number,
): Promise<ItemRow | undefined> {
  return db.selectFrom("items").selectAll().where("kind", "=", kind).where("id", "=", id).executeTakeFirst();
}

/** Returns the rows of items by their ids; unknown ids are left out. */
export async function findItems(db: Database, kind: string, ids: readonly number[]): Promise<Map<number, ItemRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("items").selectAll().where("kind", "=", kind).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns which of some ids are those of items of a kind. */
export async function idsOfItems(db: Database, kind: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("items").select("id").where("kind", "=", kind).where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locks and returns an item's row until the transaction ends; undefined for an unknown one. */
export async function lockItem(
  transaction: Transaction<Schema>,
  kind: string,
  id: number,
): Promise<ItemRow | undefined> {
  // An update without a change locks the row like `for update`, and works on SQLite too.
  return transaction
    .updateTable("items")
    .set((row) => ({ version: row.ref("version") }))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks the items of a kind after an id, in the order of their ids, until the transaction ends, so that a save runs before
 * or after it.
 * @returns the last id and the items; undefined when there are no more
 */
export async function lockNextItems(
  transaction: Transaction<Schema>,
  kind: string,
  after: number,
  limit: number,
): Promise<{ last: number; items: Pick<ItemRow, "id" | "version" | "published_version">[] } | undefined> {
  const next = await transaction
    .selectFrom("items")
    .select("id")
    .where("kind", "=", kind)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const last = next.at(-1)?.id;
  if (last === undefined) return undefined;
  // Locks like `lockItem`.
  const items = await transaction
    .updateTable("items")
    .set((row) => ({ version: row.ref("version") }))
    .where("kind", "=", kind)
    .where("id", ">", after)
    .where("id", "<=", last)
    .returning(["id", "version", "published_version"])
    .execute();
  return { last, items };
}

type Standing = Pick<ItemRow, "binned_at" | "published_version" | "publish_at" | "first_published_at">;

/** Returns the state of an item from its other columns. */
export function stateOf({ binned_at, published_version, publish_at, first_published_at }: Standing): ItemState {
  if (binned_at !== null) return "bin";
  if (published_version !== null) return "published";
  if (publish_at !== null) return "scheduled";
  return first_published_at === null ? "draft" : "withdrawn";
}

/** Adds an item. @returns undefined when the id is taken */
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

/** Changes a locked item and its state. @returns the changed row */
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
