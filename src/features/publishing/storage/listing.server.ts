import { type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { type ListQuery, PAGE_SIZE } from "#ui/site/list-query.ts";
import type { AnyCollection } from "../collection.ts";
import { seenOn } from "./entries.server.ts";
import { foldedMatch } from "./folded-match.server.ts";

/** One page of a list: the ids in their order, and how many entries match in all. */
export interface ListedPage {
  ids: number[];
  total: number;
}

/** What the list of a collection has in a language today. */
function listed(db: Database, collection: AnyCollection, language: string) {
  const rows = db
    .selectFrom("listing")
    .where("listing.collection", "=", collection.name)
    .where("listing.language", "=", language);
  // Without days, what is listed is seen.
  if (collection.visible === undefined) return rows;
  return rows.where(sql<SqlBool>`exists (select 1 from entries where entries.collection = listing.collection
    and entries.id = listing.entry_id and ${seenOn(collection, dayOf(Date.now()))})`);
}

/**
 * Finds one page of a list, by what its cards show, case and diacritics ignored.
 * @param size entries a page
 */
export async function findListed(
  db: Database,
  collection: AnyCollection,
  language: Language,
  { q, sort, page }: ListQuery,
  size: number = PAGE_SIZE,
): Promise<ListedPage> {
  const match = foldedMatch("search_text", q);
  let matching = listed(db, collection, language);
  if (match !== undefined) matching = matching.where(match);
  const rows = await matching
    .select("entry_id")
    .orderBy("sort_key", sort)
    .orderBy("entry_id", sort)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = rows.map((row) => row.entry_id);
  // A page that is not full is the last one: its entries need not be counted a second time.
  if (ids.length < size && (ids.length > 0 || page === 1)) return { ids, total: (page - 1) * size + ids.length };
  const { total } = await matching
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { ids, total: Number(total) };
}

/** The ids next to an entry in the order of its list: the one before (older) and the one after (newer). */
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
