import { hash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { countryName, type InSomeLanguages, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { AnyCollection } from "../collection.ts";
import { searchedFields } from "../fields.ts";
import { VALUE_MAX } from "../listed-fields.ts";
import { inLanguage, type ReadContent } from "../published.ts";
import { IS_PUBLISHED, publicFacts, readEntries } from "./entries.server.ts";
import { titleFacet } from "./facets.server.ts";

/*
 * Rows for lists: derived from published entries and the definition of their collection, written with each publication,
 * and rewritten at the start of a release with another definition or other languages.
 */

/** Number of entries read and written in one transaction. */
const AT_ONCE = 500;
/** Number of rows written by one statement: SQLite allows 32,766 values in a statement, PostgreSQL 65,535. */
const ROWS_AT_ONCE = 2000;

/** Width of numbers in sort keys: texts of equal width sort like numbers. */
const KEY_WIDTH = 12;

/** Returns the sort key of an entry: a day, a number or the id. A missing number is greater than all others. */
export function sortKeyOf({ order, facts }: AnyCollection, content: ReadContent): string {
  const value = content[order.by];
  if (order.by !== "id" && facts[order.by]?.control !== "number") return String(value ?? "");
  return value === undefined ? "9".repeat(KEY_WIDTH) : String(value).padStart(KEY_WIDTH, "0");
}

/** A published entry with its sort key. */
interface ListedEntry {
  content: ReadContent;
  sortKey: string;
}

/** Replaces the derived rows of published entries. */
export async function writeDerivedRows(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  entries: readonly ListedEntry[],
  languages: readonly Language[] = LANGUAGE_CODES,
): Promise<void> {
  const { name } = collection;
  await removeDerivedRows(
    transaction,
    name,
    entries.map(({ content }) => content.id),
  );
  // Rows of one language are stored side by side, as they are read.
  const rows = languages.flatMap((language) =>
    entries.map(({ content, sortKey }) => ({
      ...{ collection: name, language, sort_key: sortKey, entry_id: content.id },
      search_text: fold(searchedIn(collection, content, language)),
    })),
  );
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
    await transaction
      .insertInto("listing")
      .values(rows.slice(i, i + ROWS_AT_ONCE))
      .execute();
  const facets = entries.flatMap(({ content }) =>
    facetsOf(collection, content, languages).map((facet) => ({ collection: name, entry_id: content.id, ...facet })),
  );
  for (let i = 0; i < facets.length; i += ROWS_AT_ONCE)
    await transaction
      .insertInto("facets")
      .values(facets.slice(i, i + ROWS_AT_ONCE))
      .execute();
}

/**
 * Returns the search text of an entry, in the language in which it is shown. A label that is in the language of the page
 * nevertheless is found in both.
 */
function searchedIn(collection: AnyCollection, content: ReadContent, language: Language): string {
  const shown = inLanguage(collection, content, language);
  if (shown === undefined) return "";
  const found = searchedFields(collection).flatMap((name) => {
    if (name in collection.texts) {
      const label = content[name] as InSomeLanguages<string> | undefined;
      return [shown.text[name], shown.text.languageOf?.[name] && label?.[shown.text.language]];
    }
    const value = shown[name];
    return collection.facts[name]?.control === "country" && value !== undefined
      ? countryName(String(value), language)
      : value;
  });
  return found.filter((text) => text !== undefined).join(" ");
}

/**
 * Returns the values of filterable and sortable fields. An entry without a value has one empty row for a `sortable`
 * field, so that the index covers the end of a sorted list. The title is folded, in each language.
 */
function facetsOf(collection: AnyCollection, content: ReadContent, languages: readonly Language[]) {
  const facts = publicFacts(collection).flatMap(([field, { filterable, sortable }]) => {
    if (!(filterable || sortable)) return [];
    const values = [content[field] ?? []].flat();
    return (values.length === 0 && sortable ? [null] : values).map((one, position) => ({
      field,
      position,
      text: typeof one === "string" ? one : null,
      number: typeof one === "number" ? one : null,
    }));
  });
  if (!collection.texts.title.sortable) return facts;
  const titles = languages.map((language) => {
    const title = inLanguage(collection, content, language)?.text.title ?? "";
    return { field: titleFacet(language), position: 0, text: fold(title).slice(0, VALUE_MAX), number: null };
  });
  return [...facts, ...titles];
}

/** Removes entries from all lists. */
export async function removeDerivedRows(
  transaction: Transaction<Schema>,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  const ofEntries = sql`collection = ${collection} and entry_id in (${sql.join(ids)})`;
  // With the whole key; otherwise SQLite reads all rows of the collection.
  const key = sql`collection, language, sort_key, entry_id`;
  await sql`delete from listing where (${key}) in (select ${key} from listing where ${ofEntries})`.execute(transaction);
  await sql`delete from facets where ${ofEntries}`.execute(transaction);
}

/** Returns what derived rows depend on besides the entries. */
function fingerprintOf(collection: AnyCollection, languages: readonly Language[]): string {
  const fields = Object.entries({ ...collection.texts, ...Object.fromEntries(publicFacts(collection)) });
  const used = fields.flatMap(([name, { control, searchable, filterable, sortable }]) =>
    searchable || filterable || sortable ? [[name, control, searchable, filterable, sortable]] : [],
  );
  const from = [languages, collection.order.by, used];
  return hash("sha256", JSON.stringify(from));
}

/**
 * Rewrites the derived rows of collections whose definition or languages have changed, or that lack rows of a language.
 * Concurrent publications and other processes doing the same are not disturbed; an interrupted run starts over.
 */
export async function refreshDerivedRows(
  db: Database,
  log: Log,
  all: readonly AnyCollection[],
  languages: readonly Language[] = LANGUAGE_CODES,
): Promise<void> {
  const counts = await db
    .selectFrom("listing")
    .select(["collection", "language"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["collection", "language"])
    .execute();
  for (const collection of all) {
    const [key, value] = [`listing-${collection.name}`, fingerprintOf(collection, languages)];
    const before = await db.selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirst();
    const own = counts.filter((row) => row.collection === collection.name).map(({ count }) => Number(count));
    // Another release may have published without some of the languages.
    const isComplete = own.length === 0 || (own.length === languages.length && own.every((count) => count === own[0]));
    if (before?.value === value && isComplete) continue;
    // Until all are written, they match no release, as the previous one may start again.
    await db.deleteFrom("site_state").where("key", "=", key).execute();
    const count = await refresh(db, log, collection, languages);
    await db
      .insertInto("site_state")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
    if (count > 0) log.info({ collection: collection.name, entries: count }, "lists were rewritten");
  }
}

/** @returns the number of published entries */
async function refresh(
  db: Database,
  log: Log,
  collection: AnyCollection,
  languages: readonly Language[],
): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await db.transaction().execute(async (transaction) => {
      const locked = await lockEntries(transaction, collection, after);
      const published = locked.filter(({ state }) => state === "published");
      const entries = await readable(transaction, log, collection, published);
      const listed: ListedEntry[] = [];
      for (const { id, sort_key: before } of published) {
        // A damaged entry stays listed, and no search finds it.
        const content = entries.get(id) ?? { id, texts: {} };
        const sortKey = entries.has(id) ? sortKeyOf(collection, content) : before;
        if (sortKey !== before) await setSortKey(transaction, collection, id, sortKey);
        listed.push({ content, sortKey });
      }
      if (listed.length > 0) await writeDerivedRows(transaction, collection, listed, languages);
      count += published.length;
      return locked;
    });
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < AT_ONCE) return count;
    after = end;
  }
}

/** Locks and reads the entries after an id, in the order of their ids. */
async function lockEntries(transaction: Transaction<Schema>, { name }: AnyCollection, after: number) {
  const ids = transaction
    .selectFrom("entries")
    .select("id")
    .where("collection", "=", name)
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE);
  const rows = await transaction
    .updateTable("entries")
    .set((row) => ({ state: row.ref("state") }))
    .where("collection", "=", name)
    .where("id", "in", ids)
    .returning(["id", "state", "sort_key"])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Reads entries; damaged ones are logged and left out. */
async function readable(
  transaction: Transaction<Schema>,
  log: Log,
  collection: AnyCollection,
  rows: readonly { id: number }[],
): Promise<ReadonlyMap<number, ReadContent>> {
  const ids = rows.map(({ id }) => id);
  const damaged = (id: number, error: unknown) =>
    log.error({ kind: collection.name, id, err: error }, "a published item cannot be read");
  const entries = await readEntries(transaction, log, collection, ids, { condition: IS_PUBLISHED, damaged });
  return new Map(entries.map((entry) => [entry.id, entry]));
}

async function setSortKey(transaction: Transaction<Schema>, { name }: AnyCollection, id: number, sort_key: string) {
  await transaction
    .updateTable("entries")
    .set({ sort_key })
    .where("collection", "=", name)
    .where("id", "=", id)
    .execute();
}
