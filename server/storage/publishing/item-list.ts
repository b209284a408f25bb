import { sql } from "kysely";
import type { ItemKind } from "#content/publishing/kinds.ts";
import { STAFF_PAGE_SIZE, type StaffListQuery } from "#content/publishing/staff-list-query.ts";
import { ITEM_STATES, type ItemState } from "#content/publishing/states.ts";
import { foldedMatch } from "../folded-match.ts";
import type { Database } from "../open-database.ts";
import type { ItemRow } from "./item-rows.ts";

/** One page of a kind's items as staff list them. */
export async function listItems(
  db: Database,
  kind: ItemKind,
  { q, state, gap, sort, page }: StaffListQuery,
): Promise<{ rows: ItemRow[]; total: number }> {
  let matching = db.selectFrom("items").where("kind", "=", kind);
  matching = state === "all" ? matching.where("state", "!=", "bin") : matching.where("state", "=", state);
  const match = foldedMatch("folded", q);
  if (match !== undefined) matching = matching.where(match);
  if (gap !== undefined) matching = matching.where(sql<boolean>`languages not like ${`%"${gap}":"complete"%`}`);
  const all = matching.selectAll();
  const ordered =
    sort === "title"
      ? all.orderBy("folded").orderBy("id")
      : all.orderBy(sort === "posted" ? "posted" : "updated_at", "desc").orderBy("id", "desc");
  const rows = await ordered
    .limit(STAFF_PAGE_SIZE)
    .offset((page - 1) * STAFF_PAGE_SIZE)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** How many items of a kind are in each state. */
export async function countItems(db: Database, kind: ItemKind): Promise<Record<ItemState, number>> {
  const rows = await db
    .selectFrom("items")
    .select("state")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .groupBy("state")
    .execute();
  const counts = ITEM_STATES.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]);
  return Object.fromEntries(counts) as Record<ItemState, number>;
}

/** Drafts of all kinds that somebody saved last, newest first. */
export async function listOwnDrafts(db: Database, userId: string, limit: number): Promise<ItemRow[]> {
  return db
    .selectFrom("items")
    .selectAll()
    .where("state", "=", "draft")
    .where("updated_by_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(limit)
    .execute();
}

/** What will be published or withdrawn by itself, the next one first. */
export async function listScheduled(db: Database, limit: number): Promise<ItemRow[]> {
  const far = Number.MAX_SAFE_INTEGER;
  const rows = await db
    .selectFrom("items")
    .selectAll()
    .where(({ or, eb }) => or([eb("publish_at", "is not", null), eb("withdraw_at", "is not", null)]))
    .orderBy(
      sql`case when coalesce(publish_at, ${far}) < coalesce(withdraw_at, ${far}) then publish_at else withdraw_at end`,
    )
    .limit(limit)
    .execute();
  return rows;
}

/** Items whose time to be published or withdrawn has come, the longest due first. */
export async function listDue(db: Database, now: number, limit: number): Promise<Pick<ItemRow, "kind" | "id">[]> {
  return db
    .selectFrom("items")
    .select(["kind", "id"])
    .where(({ or, eb }) => or([eb("publish_at", "<=", now), eb("withdraw_at", "<=", now)]))
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}
