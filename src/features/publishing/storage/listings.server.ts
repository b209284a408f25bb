import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { type ListQuery, PAGE_SIZE } from "#ui/site/list-query.ts";
import { foldedMatch } from "./folded-match.server.ts";

/** One page of a list: the ids in their order, and how many items match in all. */
export interface ListedPage {
  ids: number[];
  total: number;
}

/**
 * Writes what lists find of one item: a row for every language.
 * @param item.searched what a search in a language looks at: the title, and what else the card shows
 */
export async function writeListing(
  transaction: Transaction<Schema>,
  kind: string,
  item: { id: number; sortKey: string; searched: (language: Language) => string },
): Promise<void> {
  await removeListing(transaction, kind, item.id);
  const rows = LANGUAGE_CODES.map((language) => ({
    kind,
    language,
    sort_key: item.sortKey,
    item_id: item.id,
    folded_title: fold(item.searched(language)),
  }));
  await transaction.insertInto("listings").values(rows).execute();
}

/**
 * Adds the rows that items lack in some languages, with the fallback's title: those that were published before the site
 * had the language, or by a release that does not have it. Cheap when nothing is missing: the rows are counted.
 */
export async function fillListings(db: Database, languages: readonly string[] = LANGUAGE_CODES): Promise<void> {
  const counts = await db
    .selectFrom("listings")
    .select(["kind", "language"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["kind", "language"])
    .execute();
  const countOf = (kind: string, language: string) =>
    Number(counts.find((row) => row.kind === kind && row.language === language)?.count ?? 0);
  for (const { kind, language, count } of counts) {
    if (language !== FALLBACK_LANGUAGE) continue;
    const lacking = languages.filter((code) => countOf(kind, code) < Number(count));
    for (const code of lacking) await fillListing(db, kind, code);
  }
}

async function fillListing(db: Database, kind: string, language: string): Promise<void> {
  await sql`insert into listings (kind, language, sort_key, item_id, folded_title)
    select kind, ${language}, sort_key, item_id, folded_title from listings as shown
    where kind = ${kind} and language = ${FALLBACK_LANGUAGE} and not exists (
      select 1 from listings where kind = ${kind} and language = ${language}
      and sort_key = shown.sort_key and item_id = shown.item_id)
    on conflict do nothing`.execute(db);
}

/** Takes an item out of all lists. */
export async function removeListing(transaction: Transaction<Schema>, kind: string, id: number): Promise<void> {
  const rows = await transaction
    .selectFrom("listings")
    .select(["language", "sort_key"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .execute();
  // By the whole key: told less, SQLite looks through all rows of the kind to delete these.
  for (const { language, sort_key } of rows) {
    await transaction
      .deleteFrom("listings")
      .where("kind", "=", kind)
      .where("language", "=", language)
      .where("sort_key", "=", sort_key)
      .where("item_id", "=", id)
      .execute();
  }
}

/**
 * Finds one page of a list, by what its cards show, case and diacritics ignored.
 * @param size items a page
 */
export async function findListed(
  db: Database,
  kind: string,
  language: Language,
  { q, sort, page }: ListQuery,
  size: number = PAGE_SIZE,
): Promise<ListedPage> {
  const match = foldedMatch("folded_title", q);
  let matching = db.selectFrom("listings").where("kind", "=", kind).where("language", "=", language);
  if (match !== undefined) matching = matching.where(match);
  const rows = await matching
    .select("item_id")
    .orderBy("sort_key", sort)
    .orderBy("item_id", sort)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = rows.map((row) => row.item_id);
  // A page that is not full is the last one: its items need not be counted a second time.
  if (ids.length < size && (ids.length > 0 || page === 1)) return { ids, total: (page - 1) * size + ids.length };
  const { total } = await matching
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { ids, total: Number(total) };
}

/** The ids next to an item in the order of its list: the one before (older) and the one after (newer). */
export async function findNeighbours(
  db: Database,
  kind: string,
  id: number,
): Promise<{ older: number | undefined; newer: number | undefined }> {
  const own = await db
    .selectFrom("listings")
    .select("sort_key")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("language", "=", "en")
    .executeTakeFirst();
  if (own === undefined) return { older: undefined, newer: undefined };
  const beside = async (comparison: "<" | ">", order: "asc" | "desc") => {
    const row = await db
      .selectFrom("listings")
      .select("item_id")
      .where("kind", "=", kind)
      .where("language", "=", "en")
      .where(sql<boolean>`(sort_key, item_id) ${sql.raw(comparison)} (${own.sort_key}, ${id})`)
      .orderBy("sort_key", order)
      .orderBy("item_id", order)
      .limit(1)
      .executeTakeFirst();
    return row?.item_id;
  };
  return { older: await beside("<", "desc"), newer: await beside(">", "asc") };
}
