import { sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyCollection } from "../collection.ts";
import { STAFF_PAGE_SIZE, type StaffListQuery } from "../staff-list-query.ts";
import { SHOWN_STATES, type ShownState } from "../states.ts";
import { foldedMatch } from "./folded-match.server.ts";
import type { ItemRow } from "./item-rows.server.ts";
import { type NamedRow, shownTitles } from "./item-titles.server.ts";
import type { PublishingStore } from "./publishing-store.server.ts";

const DAY_MS = 86_400_000;

/** Database and collections of the items. */
type Place = Pick<PublishingStore, "rows" | "collections">;

/** Returns whether an item is published and past its last day. */
export function isClosed({ state, published_until }: ItemRow): boolean {
  return state === "published" && published_until !== null && published_until < dayOf(Date.now());
}

/** Returns the condition that a published item is past its last day. */
const pastLastDay = () => sql<boolean>`published_until < ${dayOf(Date.now())}`;

/** Maximum number of items sorted by their titles in a language other than English: their versions are read, 0.2 ms each. */
const SORTED_MAX = 200;

/**
 * Returns one page of a collection's items for staff.
 * @param language of the titles that they are sorted by; longer lists than `SORTED_MAX` are sorted by English, or by the
 * first language that has a title
 * @param order of the ids, where the query asks for no other; the rest follows by id
 */
export async function listItems(
  db: Database,
  collection: AnyCollection,
  { q, state, gap, sort, page }: StaffListQuery,
  language: Language,
  order?: readonly number[],
): Promise<{ rows: ItemRow[]; total: number }> {
  let matching = db.selectFrom("items").where("kind", "=", collection.name);
  matching =
    state === "all"
      ? matching.where("state", "!=", "bin")
      : matching.where("state", "=", state === "closed" ? "published" : state);
  if (state === "closed") matching = matching.where(pastLastDay());
  if (state === "published") matching = matching.where(sql<boolean>`(published_until is null or not ${pastLastDay()})`);
  const match = foldedMatch(db, "folded", q);
  if (match !== undefined) matching = matching.where(match);
  if (gap !== undefined) matching = matching.where(sql<boolean>`languages not like ${`%"${gap}":"complete"%`}`);
  const all = matching.selectAll();
  const titled = matching.select(["kind", "id", "title", "languages"]).limit(SORTED_MAX + 1);
  const named = sort === "title" && language !== FALLBACK_LANGUAGE ? await titled.execute() : [];
  const isSorted = named.length > 0 && named.length <= SORTED_MAX;
  const titleOrder = isSorted ? await byTitle(db, named, language) : undefined;
  const own = sort === undefined ? order : titleOrder;
  if (own !== undefined) {
    const places = new Map(own.map((id, place) => [id, place]));
    const placeOf = (id: number) => places.get(id) ?? Number.POSITIVE_INFINITY;
    const ids = (await matching.select("id").orderBy("id").execute()).map(({ id }) => id);
    const inOrder = ids.toSorted((a, b) => (placeOf(a) === placeOf(b) ? a - b : placeOf(a) - placeOf(b)));
    const shown = inOrder.slice((page - 1) * STAFF_PAGE_SIZE, page * STAFF_PAGE_SIZE);
    const rows = shown.length === 0 ? [] : await all.where("id", "in", shown).execute();
    return { rows: rows.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)), total: ids.length };
  }
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

/** Returns the ids of items in the order of their titles in a language. */
async function byTitle(db: Database, rows: readonly NamedRow[], language: Language): Promise<number[]> {
  const titleOf = await shownTitles(db, rows, language);
  const { compare } = new Intl.Collator(LANGUAGES[language].locale, { numeric: true });
  const titled = rows.map((row) => ({ id: row.id, ...titleOf(row) }));
  return titled.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id).map(({ id }) => id);
}

/** Counts the items of a collection in each state that staff see. */
export async function countItems(db: Database, collection: AnyCollection): Promise<Record<ShownState, number>> {
  const rows = await db
    .selectFrom("items")
    .select("state")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "=", collection.name)
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(
    SHOWN_STATES.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
  ) as Record<ShownState, number>;
  if (collection.visible !== undefined) {
    const { closed } = await db
      .selectFrom("items")
      .select(({ fn }) => fn.countAll<number>().as("closed"))
      .where("kind", "=", collection.name)
      .where("state", "=", "published")
      .where(pastLastDay())
      .executeTakeFirstOrThrow();
    counts.closed = Number(closed);
    counts.published -= counts.closed;
  }
  return counts;
}

/**
 * Returns the drafts that a person saved last, of all collections, newest first. Like the lists below, it leaves out
 * items of collections unknown to this release.
 */
export async function listOwnDrafts(
  { rows: db, collections }: Place,
  userId: string,
  limit: number,
): Promise<ItemRow[]> {
  return db
    .selectFrom("items")
    .selectAll()
    .where("kind", "in", collections.names)
    .where("state", "=", "draft")
    .where("updated_by_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(limit)
    .execute();
}

/** Returns items of all collections whose titles contain a text, last changed first, without the bin. */
export async function searchItems({ rows: db, collections }: Place, q: string, limit: number): Promise<ItemRow[]> {
  const match = foldedMatch(db, "folded", q);
  if (match === undefined) return [];
  const kinds = collections.all.filter(({ page }) => page === undefined).map(({ name }) => name);
  return db
    .selectFrom("items")
    .selectAll()
    .where("kind", "in", kinds)
    .where("state", "!=", "bin")
    .where(match)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Returns items with planned publications and withdrawals, the next one first. */
export async function listScheduled({ rows: db, collections }: Place, limit: number): Promise<ItemRow[]> {
  const far = Number.MAX_SAFE_INTEGER;
  const rows = await db
    .selectFrom("items")
    .selectAll()
    .where("kind", "in", collections.names)
    .where(({ or, eb }) => or([eb("publish_at", "is not", null), eb("withdraw_at", "is not", null)]))
    .orderBy(
      sql`case when coalesce(publish_at, ${far}) < coalesce(withdraw_at, ${far}) then publish_at else withdraw_at end`,
    )
    .limit(limit)
    .execute();
  return rows;
}

/**
 * Returns published items whose last day has not passed and is so near that staff are reminded of it, the nearest first.
 * @param now ms since 1970
 */
export async function listExpiring(
  { rows: db, collections }: Place,
  now: number,
  limit: number,
): Promise<(ItemRow & { lastDay: string })[]> {
  const found: (ItemRow & { lastDay: string })[] = [];
  for (const { name, visible } of collections.all) {
    if (visible?.remindDays === undefined) continue;
    const rows = await db
      .selectFrom("items")
      .selectAll()
      .where("kind", "=", name)
      .where("state", "=", "published")
      .where("published_until", ">=", dayOf(now))
      .where("published_until", "<=", dayOf(now + visible.remindDays * DAY_MS))
      .orderBy("published_until")
      .orderBy("id")
      .limit(limit)
      .execute();
    found.push(...rows.map((row) => ({ ...row, lastDay: row.published_until ?? "" })));
  }
  return found.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0)).slice(0, limit);
}

/**
 * Returns items with a due publication or withdrawal, the longest due first. Failed ones are left out until their next
 * attempt.
 */
export async function listDue(
  { rows: db, collections }: Place,
  now: number,
  limit: number,
): Promise<Pick<ItemRow, "kind" | "id">[]> {
  return db
    .selectFrom("items")
    .select(["kind", "id"])
    .where("kind", "in", collections.names)
    .where(({ or, eb }) => or([eb("publish_at", "<=", now), eb("withdraw_at", "<=", now)]))
    .where(({ or, eb }) => or([eb("plan_retry_at", "is", null), eb("plan_retry_at", "<=", now)]))
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}
