import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { SortDirection } from "#ui/site/list-query.ts";
import type { AnyCollection } from "../collection.ts";
import type { FactField } from "../fields.ts";
import { filterFields } from "../listed-fields.ts";

/*
 * Filters and sorts lists by the rows of `facets`, which `derived-rows.server.ts` writes.
 */

/** The field of the title in a language. */
export const titleFacet = (language: Language): string => `title:${language}`;

const isNumber = ({ control }: FactField) => control === "number" || control === "references";

/** Returns the condition for the rows of `facets` of one field of a collection. */
const ofField = ({ name }: AnyCollection, field: string) => sql`collection = ${name} and field = ${field}`;

/** Returns the conditions that an entry has the values of the filters. */
export function filtered(collection: AnyCollection, filters: Readonly<Record<string, string>>): RawBuilder<SqlBool>[] {
  return Object.entries(filterFields(collection)).flatMap(([name, field]) => {
    const value = filters[name];
    if (value === undefined) return [];
    // Not `exists`: SQLite would look up each entry of the list, which takes five times as long.
    return sql<SqlBool>`listing.entry_id in (select entry_id from facets
      where ${ofField(collection, name)} and ${hasValue(field, value)})`;
  });
}

function hasValue(field: FactField, value: string): RawBuilder<SqlBool> {
  if (isNumber(field)) return sql`number = ${Number(value)}`;
  if (field.control === "day") return sql`text between ${`${value}-01-01`} and ${`${value}-12-31`}`;
  return sql`text = ${value}`;
}

/** Ids of a part of a list, and the number of all matching entries where it is known. */
interface ListedPart {
  ids: number[];
  total: number | undefined;
}

/** A query for the `entry_id` and `sort_key` of the matching entries; undefined when all listed entries match. */
type Matching = Expression<unknown> | undefined;

/** Returns the start of a statement that reads the matching entries once, as `matching`. */
const among = (matching: Matching) => (matching === undefined ? sql`` : sql`with matching as materialized ${matching}`);

/** Reads ids and the number of all matching entries in one statement. @param from what follows `select entry_id` */
export async function readPart(db: Database, matching: Matching, from: RawBuilder<unknown>): Promise<ListedPart> {
  const total = matching === undefined ? sql`null` : sql`(select count(*) from matching)`;
  const { rows } = await sql<{ entry_id: number; total: number | null }>`
    ${among(matching)} select entry_id, ${total} as total ${from}`.execute(db);
  return { ids: rows.map(({ entry_id }) => entry_id), total: rows[0]?.total ?? undefined };
}

/** Reads a part of a list that is sorted by a field. Entries without a value come last in either direction. */
export async function sortedByFacet(
  db: Database,
  collection: AnyCollection,
  by: { field: string; language: Language; sort: SortDirection; matching: Matching },
  { limit, offset }: { offset: number; limit: number },
): Promise<ListedPart> {
  const { matching } = by;
  const field = { ...collection.facts, ...collection.computed }[by.field];
  const column = sql.ref(field !== undefined && isNumber(field) ? "number" : "text");
  const direction = sql.raw(by.sort);
  const rows = sql`from facets where ${ofField(collection, field === undefined ? titleFacet(by.language) : by.field)}
    ${matching === undefined ? sql`` : sql`and (entry_id in (select entry_id from matching)) is true`}`;
  const order = sql`order by ${column} ${direction}, entry_id ${direction}`;
  const valued = sql`${rows} and ${column} is not null`;
  const first = await readPart(db, matching, sql`${valued} ${order} limit ${limit} offset ${offset}`);
  if (first.ids.length === limit) return first;
  const counted = await sql<{ count: number }>`${among(matching)} select count(*) as count ${valued}`.execute(db);
  const left = limit - first.ids.length;
  const before = Math.max(0, offset - Number(counted.rows[0]?.count));
  const rest = await readPart(db, matching, sql`${rows} and ${column} is null ${order} limit ${left} offset ${before}`);
  return { ids: [...first.ids, ...rest.ids], total: first.total ?? rest.total };
}

/** A value of a filter, as in URLs, with its number of entries. */
export interface FacetValue {
  value: string;
  count: number;
}

/** Maximum number of values of a filter; the most frequent ones. */
const VALUES_MAX = 200;

/**
 * Returns the values of the filters of a collection's list, by field, the most frequent first.
 * @param seen condition on rows of `facets` that visitors see the entry
 */
export async function readFacetValues(
  db: Database,
  collection: AnyCollection,
  seen: RawBuilder<SqlBool>,
): Promise<Record<string, FacetValue[]>> {
  const fields = Object.entries(filterFields(collection)).map(async ([name, field]) => {
    const value = isNumber(field) ? sql`number` : field.control === "day" ? sql`substr(text, 1, 4)` : sql`text`;
    const { rows } = await sql<{ value: string | number; count: number }>`
      select ${value} as value, count(*) as count from facets
      where ${ofField(collection, name)} and (text is not null or number is not null) and ${seen}
      group by ${value} order by count desc, value limit ${VALUES_MAX}`.execute(db);
    return [name, rows.map(({ value, count }) => ({ value: String(value), count: Number(count) }))] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}
