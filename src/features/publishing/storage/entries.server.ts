import { hash } from "node:crypto";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { isLanguage } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { isStoredRich } from "#ui/rich-text/rich-doc.ts";
import type { AnyCollection, PartialTexts } from "../collection.ts";
import { storedTextSchema } from "../content-schema.ts";
import { type FactField, isList, isPartial, unstoredFact } from "../fields.ts";
import { type ReadContent, withPartialTexts } from "../published.ts";
import { defaultTexts } from "../read-page.ts";

/*
 * Reads published entries. Neither this file nor its imports use the tables of drafts.
 */

/** Tables of entries that are or were public, of all collections. JSON is text; days are YYYY-MM-DD. */
declare module "#platform/database/schema.server.ts" {
  interface Schema {
    entries: {
      collection: string;
      id: number;
      /** A withdrawn or permanently deleted entry was public once: its address answers 410. */
      state: "published" | "withdrawn";
      /** Sort key of lists: a date, or a number padded to fixed width. */
      sort_key: string;
      /** The first and the last day on which visitors see it; null: any. */
      visible_from: string | null;
      visible_until: string | null;
      /** JSON: its facts, common to all languages. */
      facts: string;
    };
    /** The texts and labels of an entry in one language, as JSON. */
    records: { collection: string; entry_id: number; language: string; record: string };
    /** Rows for lists and their search, one for each published entry and language; see `derived-rows.server.ts`. */
    listing: { collection: string; language: string; sort_key: string; entry_id: number; search_text: string };
    /** Values of filters and sort orders: a row for each value of a published entry, `text` or `number`. */
    facets: {
      collection: string;
      entry_id: number;
      field: string;
      /** Position of the value among those of the field. */
      position: number;
      text: string | null;
      number: number | null;
    };
  }
}

type Db = Database | Transaction<Schema>;
type Row = Readonly<Record<string, unknown>>;

/** Returns the condition that an entry is published, whether visitors see it today or not. */
export const IS_PUBLISHED = sql<boolean>`entries.state = 'published'`;

/** Returns the condition that visitors see an entry on a day. */
export function visibleOn({ visible }: AnyCollection, day: string): RawBuilder<boolean> {
  if (visible === undefined) return IS_PUBLISHED;
  return sql<boolean>`entries.state = 'published' and (visible_from is null or visible_from <= ${day})
    and (visible_until is null or visible_until >= ${day})`;
}

/** Returns the public facts, by name. */
export const publicFacts = ({ facts, computed }: AnyCollection): [string, FactField][] =>
  Object.entries({ ...facts, ...computed }).filter(([, { internal }]) => !internal);

const factsSchema = z.record(z.string(), z.unknown());

/** Reads the facts of an entry. @throws ExpectedError `unreadable-record` */
export function storedFacts({ name }: AnyCollection, { id, facts }: { id: number; facts: string }): Row {
  return readStored(`${name} ${id}`, factsSchema, facts);
}

const textReaders = new WeakMap<AnyCollection, Map<string, z.ZodType<Row>>>();

/** Reads the texts of an entry in one language; those of a page that are not stored are the default words. @throws ExpectedError `unreadable-record` */
export function storedTexts(
  collection: AnyCollection,
  { entry_id, language, record }: Pick<Schema["records"], "entry_id" | "language" | "record">,
): Row {
  const readers = textReaders.get(collection) ?? new Map<string, z.ZodType<Row>>();
  textReaders.set(collection, readers);
  const schema = readers.get(language) ?? withDefaults(collection, language);
  readers.set(language, schema);
  return readStored(`${collection.name} ${entry_id}`, schema, record);
}

function withDefaults(collection: AnyCollection, language: string): z.ZodType<Row> {
  const schema = storedTextSchema(collection);
  if (collection.page === undefined || !isLanguage(language)) return schema;
  const defaults = defaultTexts(collection, collection.page, language);
  return z
    .record(z.string(), z.unknown())
    .transform((stored) => ({ ...defaults, ...stored }))
    .pipe(schema);
}

/** Reads the ids of the entries that visitors see today, in the order of the list. @param among undefined for all */
export async function seenIds(db: Db, collection: AnyCollection, among?: readonly number[]): Promise<number[]> {
  let query = db.selectFrom("entries").select("id").where("collection", "=", collection.name);
  if (among !== undefined) query = query.where("id", "in", among);
  const direction = collection.order.newestFirst ? "desc" : "asc";
  const rows = await query
    .where(visibleOn(collection, dayOf(Date.now())))
    .orderBy("sort_key", direction)
    .orderBy("id", direction)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether visitors see no entry of a collection today. */
export async function seesNone(db: Database, collection: AnyCollection): Promise<boolean> {
  const row = await db
    .selectFrom("entries")
    .select("id")
    .where("collection", "=", collection.name)
    .where(visibleOn(collection, dayOf(Date.now())))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Reads the rows of entries in each of their languages. */
export async function readRecords(
  db: Db,
  { name }: AnyCollection,
  ids: readonly number[],
): Promise<Schema["records"][]> {
  return db.selectFrom("records").selectAll().where("collection", "=", name).where("entry_id", "in", ids).execute();
}

/**
 * Reads entries with all their languages, in the order of `ids`. Languages that the site does not have are left out.
 * @param condition of the entries, such as visibility
 * @param damaged called for a damaged entry, which is left out; without it the error is thrown
 */
export async function readEntries(
  db: Db,
  log: Log,
  collection: AnyCollection,
  ids: readonly number[],
  { condition, damaged }: { condition: RawBuilder<boolean>; damaged?: (id: number, error: unknown) => void },
): Promise<ReadContent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("entries")
    .select(["id", "facts"])
    .where("collection", "=", collection.name)
    .where("id", "in", ids)
    .where(condition)
    .execute();
  const records = Map.groupBy(await readRecords(db, collection, ids), ({ entry_id }) => entry_id);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    try {
      return [toEntry(log, collection, row, records.get(id) ?? [])];
    } catch (error) {
      if (damaged === undefined) throw error;
      damaged(id, error);
      return [];
    }
  });
}

function toEntry(
  log: Log,
  collection: AnyCollection,
  row: { id: number; facts: string },
  records: readonly Schema["records"][],
): ReadContent {
  const stored = storedFacts(collection, row);
  const facts = publicFacts(collection).flatMap(([name, field]) => {
    const value = stored[name] ?? unstoredFact(field);
    if (value === undefined) return [];
    if (!isList(field) || Array.isArray(value)) return [[name, value]];
    log.error({ kind: collection.name, id: row.id, field: name }, "a field of an item cannot be read");
    return [];
  });
  const texts: Record<string, Row> = {};
  const labels: Record<string, Record<string, unknown>> = {};
  for (const record of records) {
    const { language } = record;
    if (!isLanguage(language)) continue;
    const whole = withReadableRich(log, collection, row.id, storedTexts(collection, record));
    texts[language] = Object.fromEntries(Object.entries(whole).filter(([name]) => !collection.texts[name]?.label));
    for (const [name, { label }] of Object.entries(collection.texts)) {
      if (label && whole[name] !== undefined) labels[name] = { ...labels[name], [language]: whole[name] };
    }
  }
  const partialTexts = readPartialTexts(collection, stored.partialTexts, texts);
  return {
    ...{ id: row.id, ...Object.fromEntries(facts), ...labels, texts },
    ...(partialTexts === undefined ? {} : { partialTexts }),
  } as ReadContent;
}

const partialTextsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads partial texts; those that are damaged, or of fields or languages that they cannot have, are left out. */
function readPartialTexts(
  { texts: fields }: AnyCollection,
  stored: unknown,
  texts: Readonly<Record<string, unknown>>,
): PartialTexts | undefined {
  const { data } = partialTextsSchema.safeParse(stored);
  if (data === undefined) return undefined;
  const known = Object.entries(fields).filter(([, field]) => isPartial(field));
  const given = known.map(([name]) => {
    const byLanguage = Object.entries(data).map(([language, own]) => [language, own[name]]);
    return [name, Object.fromEntries(byLanguage)] as const;
  });
  return withPartialTexts({ texts }, given);
}

/** Reads a rich text; a damaged one is logged and read as undefined, so that the page shows the plain text. */
function withReadableRich(log: Log, { name }: AnyCollection, id: number, text: Row): Row {
  if (text.rich === undefined || isStoredRich(text.rich)) return text;
  log.error({ kind: name, id }, "the rich text of an item cannot be read");
  return { ...text, rich: undefined };
}

/** A published entry as it is stored. */
export interface StoredEntry {
  id: number;
  /** Changes with what is stored of it. */
  fingerprint: string;
  /** Reads it. @throws ExpectedError `unreadable-record` for a damaged one */
  read(): ReadContent;
}

/** Returns the published entries after an id, in the order of their ids, `limit` at most. */
export async function publishedAfter(
  db: Db,
  log: Log,
  collection: AnyCollection,
  after: number,
  limit: number,
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom("entries")
    .select(["id", "facts"])
    .where("collection", "=", collection.name)
    .where(IS_PUBLISHED)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const records = Map.groupBy(await readRecords(db, collection, ids), ({ entry_id }) => entry_id);
  return rows.map((row) => {
    const own = (records.get(row.id) ?? []).toSorted((a, b) => (a.language < b.language ? -1 : 1));
    const stored = JSON.stringify([row.facts, ...own.flatMap(({ language, record }) => [language, record])]);
    return {
      id: row.id,
      fingerprint: hash("sha256", stored, "base64url"),
      read: () => toEntry(log, collection, row, own),
    };
  });
}

/** Reads the titles of entries that are or were public, by language; `title` throws `unreadable-record` for a damaged one. */
export async function readTitles(
  db: Db,
  collection: AnyCollection,
  ids: readonly number[],
): Promise<{ id: number; language: string; title: () => string }[]> {
  return (await readRecords(db, collection, ids)).map((row) => ({
    id: row.entry_id,
    language: row.language,
    title: () => String(storedTexts(collection, row).title),
  }));
}

/** Returns the facts computed at the last publication; undefined for an entry that was never public. */
export async function computedBefore(db: Db, collection: AnyCollection, id: number): Promise<Row | undefined> {
  const names = Object.keys(collection.computed);
  if (names.length === 0) return undefined;
  const facts = await lastFacts(db, collection, id);
  return facts && Object.fromEntries(names.map((name) => [name, facts[name]]));
}

/** Returns the facts of an entry's last publication; undefined for an entry that was never public. */
export async function lastFacts(db: Db, collection: AnyCollection, id: number): Promise<Row | undefined> {
  const row = await db
    .selectFrom("entries")
    .select(["id", "facts"])
    .where("collection", "=", collection.name)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && readableFacts(collection, row);
}

/** Returns the facts of the last publication of all entries that are or were public, the withdrawn ones first. */
export async function allLastFacts(db: Db, collection: AnyCollection): Promise<Row[]> {
  const rows = await db
    .selectFrom("entries")
    .select(["id", "facts"])
    .where("collection", "=", collection.name)
    .orderBy("state", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => readableFacts(collection, row));
}

/** Returns the facts of an entry; none for a damaged one. */
export function readableFacts(collection: AnyCollection, row: { id: number; facts: string }): Row {
  try {
    return storedFacts(collection, row);
  } catch {
    return {};
  }
}

async function hasEntry(db: Database, { name }: AnyCollection, id: number, condition: RawBuilder<boolean>) {
  const row = await db
    .selectFrom("entries")
    .select("id")
    .where("collection", "=", name)
    .where("id", "=", id)
    .where(condition)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether visitors see an entry now, considering its days. */
export function isPublic(db: Database, collection: AnyCollection, id: number): Promise<boolean> {
  return hasEntry(db, collection, id, visibleOn(collection, dayOf(Date.now())));
}

/** Returns whether an entry was public once and no longer is: withdrawn, deleted, or past its last day. */
export function wasPublic(db: Database, collection: AnyCollection, id: number): Promise<boolean> {
  const isClosed = sql`visible_until < ${dayOf(Date.now())}`;
  const isGone = collection.visible === undefined ? sql`1 = 0` : isClosed;
  return hasEntry(db, collection, id, sql<boolean>`(entries.state = 'withdrawn' or ${isGone})`);
}

/** Reads ids of entries after one, in their order, `limit` at most. */
export async function entryIds(
  db: Db,
  { name }: AnyCollection,
  state: Schema["entries"]["state"],
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("entries")
    .select("id")
    .where("collection", "=", name)
    .where("state", "=", state)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
