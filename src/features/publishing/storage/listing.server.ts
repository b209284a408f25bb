import { type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { type ListQuery, PAGE_SIZE } from "#ui/site/list-query.ts";
import type { AnyCollection } from "../collection.ts";
import { visibleOn } from "./entries.server.ts";
import { type FacetValue, filtered, readFacetValues, readPart, sortedByFacet } from "./facets.server.ts";
import { foldedMatch } from "./folded-match.server.ts";

/** One page of a list: ids in their order, and the number of all matching entries. */
export interface ListedPage {
  ids: number[];
  total: number;
}

/** Returns the rows of a collection's list in a language today. */
function listed(db: Database, collection: AnyCollection, language: string) {
  const rows = db
    .selectFrom("listing")
    // The most selective condition comes first: PostgreSQL compares in this order when it reads the whole table.
    .where("listing.language", "=", language)
    .where("listing.collection", "=", collection.name);
  // Without days, visitors see all listed entries.
  if (collection.visible === undefined) return rows;
  return rows.where(sql<SqlBool>`exists (select 1 from entries where entries.collection = listing.collection
    and entries.id = listing.entry_id and ${visibleOn(collection, dayOf(Date.now()))})`);
}

/**
 * Returns one page of a list. A search compares the texts shown on cards, ignoring case and diacritics. When sorted by
 * a field, entries without a value are last in either direction.
 * @param size entries per page
 */
export async function findListed(
  db: Database,
  collection: AnyCollection,
  language: Language,
  { q, filters = {}, by, sort, page }: ListQuery,
  size: number = PAGE_SIZE,
): Promise<ListedPage> {
  const match = foldedMatch(db, "search_text", q);
  const conditions = filtered(collection, filters);
  let matching = listed(db, collection, language);
  for (const condition of match === undefined ? conditions : [match, ...conditions])
    matching = matching.where(condition);
  const keys = matching.select(["entry_id", "sort_key"]);
  const [limit, offset] = [size, (page - 1) * size];
  const inOwnOrder = () => {
    const order = sql`order by sort_key ${sql.raw(sort)}, entry_id ${sql.raw(sort)} limit ${limit} offset ${offset}`;
    // Without a filter the rows are in order, so that few of them are read for one of the first pages.
    if (conditions.length === 0) return readPart(db, undefined, sql`from ${keys} as listed ${order}`);
    return readPart(db, keys, sql`from matching ${order}`);
  };
  const inOrderOf = (field: string) => {
    const isWhole = match === undefined && conditions.length === 0 && collection.visible === undefined;
    const by = { field, language, sort, matching: isWhole ? undefined : keys };
    return sortedByFacet(db, collection, by, { limit, offset });
  };
  const part = await (by === undefined ? inOwnOrder() : inOrderOf(by));
  const { ids } = part;
  // A page that is not full is the last one: its entries need not be counted a second time.
  if (ids.length < size && (ids.length > 0 || page === 1)) return { ids, total: offset + ids.length };
  if (part.total !== undefined) return { ids, total: part.total };
  const { total } = await matching
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { ids, total: Number(total) };
}

/** Returns the neighbours of an entry in the order of its list: the older and the newer one. */
export async function findNeighbours(
  db: Database,
  collection: AnyCollection,
  id: number,
): Promise<{ older: number | undefined; newer: number | undefined }> {
  const own = await db
    .selectFrom("listing")
    .select("sort_key")
    .where("collection", "=", collection.name)
    .where("entry_id", "=", id)
    .where("language", "=", FALLBACK_LANGUAGE)
    .executeTakeFirst();
  if (own === undefined) return { older: undefined, newer: undefined };
  const beside = async (comparison: "<" | ">", order: "asc" | "desc") => {
    const row = await listed(db, collection, FALLBACK_LANGUAGE)
      .select("entry_id")
      .where(sql<SqlBool>`(sort_key, entry_id) ${sql.raw(comparison)} (${own.sort_key}, ${id})`)
      .orderBy("sort_key", order)
      .orderBy("entry_id", order)
      .limit(1)
      .executeTakeFirst();
    return row?.entry_id;
  };
  return { older: await beside("<", "desc"), newer: await beside(">", "asc") };
}

/** Values of the filters of a list, by field. */
export type FacetValues = Readonly<Record<string, readonly FacetValue[]>>;

/** Returns the values of the filters of a collection's list today, the most frequent of each field first. */
export async function findValues(db: Database, collection: AnyCollection): Promise<FacetValues> {
  const isSeen =
    collection.visible === undefined
      ? sql<SqlBool>`1 = 1`
      : sql<SqlBool>`facets.entry_id in ${listed(db, collection, FALLBACK_LANGUAGE).select("entry_id")}`;
  return readFacetValues(db, collection, isSeen);
}
