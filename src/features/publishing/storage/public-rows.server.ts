import { type RawBuilder, sql, type Transaction } from "kysely";
import { keepUnknown } from "#platform/database/keep-unknown.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { countryName, isLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { isStoredRich, type RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { AnyCollection, Content } from "../collection.ts";
import { contentSchema, storedTextSchema } from "../content-schema.ts";
import { isPicture, richField, searchedFields } from "../fields.ts";
import type { ReadContent } from "../published.ts";
import { raiseContentVersion } from "./content-version.server.ts";
import { removeListing, writeListing } from "./listings.server.ts";

/*
 * The tables that visitors read: a row for each entry that is or was public, and a row for each of its languages. A row
 * stays when its entry is withdrawn or deleted for good: it states that there was something once. A collection that names
 * no tables of its own uses those of all collections, where facts and texts are JSON.
 */

type Db = Database | Transaction<Schema>;
type Row = Readonly<Record<string, unknown>>;

const SHARED = { rows: "public_entries", texts: "public_texts", owner: "entry_id" };

/** All tables of public entries: of the collections that have their own, and those that the others share. */
export function publicTables(all: readonly AnyCollection[]): string[] {
  const tables = [...all.flatMap(({ tables: own }) => own ?? []), SHARED];
  return tables.flatMap(({ rows, texts }) => [rows, texts]);
}

/** The table of a collection's rows, and the condition that picks them. */
export function rowsOf({ name, tables }: AnyCollection): { table: string; own: RawBuilder<boolean> } {
  return tables === undefined
    ? { table: SHARED.rows, own: sql<boolean>`collection = ${name}` }
    : { table: tables.rows, own: sql<boolean>`1 = 1` };
}

function textsOf({ name, tables }: AnyCollection) {
  const own = tables === undefined ? sql<boolean>`collection = ${name}` : sql<boolean>`1 = 1`;
  const { texts, owner } = tables ?? SHARED;
  return { table: texts, owner, own };
}

/** The column of a field: "openUntil" is in `open_until`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of the days on which visitors see an entry; undefined for a collection whose entries are always seen. */
function daysOf({ tables, visible }: AnyCollection) {
  if (visible === undefined) return undefined;
  return tables === undefined
    ? { from: "visible_from", until: "visible_until" }
    : { from: columnOf(visible.from), until: columnOf(visible.until) };
}

const publishedFacts = ({ facts, computed }: AnyCollection) =>
  Object.entries({ ...facts, ...computed }).filter(([, { internal }]) => !internal);

const labelsOf = ({ texts }: AnyCollection) => Object.entries(texts).filter(([, { label }]) => label);

/** The condition that an entry is public, whether visitors see it today or not. */
export const IS_PUBLIC = sql<boolean>`withdrawn = 0`;

/** The condition that visitors see an entry on a day. */
export function seenOn(collection: AnyCollection, day: string): RawBuilder<boolean> {
  const days = daysOf(collection);
  if (days === undefined) return IS_PUBLIC;
  const [from, until] = [sql.ref(days.from), sql.ref(days.until)];
  return sql<boolean>`withdrawn = 0 and (${from} is null or ${from} <= ${day}) and (${until} is null or ${until} >= ${day})`;
}

/** The condition that the last day of a public entry has passed; never true for a collection whose entries have none. */
export function isClosedOn(collection: AnyCollection, day: string): RawBuilder<boolean> {
  const days = daysOf(collection);
  return days === undefined ? sql<boolean>`1 = 0` : sql<boolean>`withdrawn = 0 and ${sql.ref(days.until)} < ${day}`;
}

/** Selects the ids of public entries whose last day has passed. */
export function closedIds(collection: AnyCollection): RawBuilder<number> {
  const { table, own } = rowsOf(collection);
  return sql<number>`(select id from ${sql.table(table)} where ${own} and ${isClosedOn(collection, dayOf(Date.now()))})`;
}

/** Reads the ids of the entries that visitors see today, in the order of their ids. @param among undefined for all */
export async function seenIds(db: Database, collection: AnyCollection, among?: readonly number[]): Promise<number[]> {
  const { table, own } = rowsOf(collection);
  const asked = among === undefined ? sql`1 = 1` : sql`id in (${sql.join(among)})`;
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${own} and ${asked} and ${seenOn(collection, dayOf(Date.now()))} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes an entry what visitors read. @throws ZodError when it is not a valid one */
export async function writePublicRows(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  given: Content,
): Promise<void> {
  const content = contentSchema(collection).parse(given);
  const { table } = rowsOf(collection);
  const columns = { id: content.id, ...(await factColumns(transaction, collection, content)), withdrawn: 0 };
  await upsert(transaction, table, collection.tables === undefined ? ["collection", "id"] : ["id"], columns);
  await writeTexts(transaction, collection, content);
  if (searchedFields(collection).length === 0) return;
  const sortKey =
    // A fixed width keeps the order of texts that of numbers.
    collection.order.by === "id" ? String(content.id).padStart(12, "0") : String(content[collection.order.by] ?? "");
  const searched = (language: Language) => searchedIn(collection, content, language);
  await writeListing(transaction, collection.name, { id: content.id, sortKey, searched });
}

async function upsert(db: Db, table: string, key: readonly string[], columns: Row): Promise<void> {
  const names = Object.keys(columns);
  const changes = names.filter((name) => !key.includes(name)).map((name) => sql`${sql.ref(name)} = ${columns[name]}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(changes)}`.execute(db);
}

/** The columns of a row but its id. */
async function factColumns(db: Db, collection: AnyCollection, content: Content): Promise<Row> {
  const facts = publishedFacts(collection).map(([name, { control }]) => {
    const value = content[name];
    return [name, control === "references" && collection.tables !== undefined ? JSON.stringify(value) : value] as const;
  });
  if (collection.tables !== undefined) {
    return Object.fromEntries(facts.map(([name, value]) => [columnOf(name), value ?? null]));
  }
  const known = Object.fromEntries(facts.filter(([, value]) => value !== undefined));
  const before = await readRow(db, collection, content.id);
  const stored = parsed(before?.facts);
  const { from = "", until = "" } = collection.visible ?? {};
  return {
    collection: collection.name,
    facts: JSON.stringify(stored === undefined ? known : { ...unknownIn(collection, stored), ...known }),
    visible_from: content[from] ?? null,
    visible_until: content[until] ?? null,
  };
}

/** What another release has stored that this one does not know. */
function unknownIn(collection: AnyCollection, stored: Row): Row {
  const names = new Set(publishedFacts(collection).map(([name]) => name));
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
}

function parsed(json: unknown): Row | undefined {
  try {
    const value: unknown = JSON.parse(String(json));
    return typeof value === "object" && value !== null ? (value as Row) : undefined;
  } catch {
    return undefined;
  }
}

async function readRow(db: Db, collection: AnyCollection, id: number): Promise<Row | undefined> {
  const { table, own } = rowsOf(collection);
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${own} and id = ${id}`.execute(db);
  return rows[0];
}

async function writeTexts(transaction: Transaction<Schema>, collection: AnyCollection, content: Content) {
  const { table, owner, own } = textsOf(collection);
  const isJson = collection.tables?.json ?? collection.tables === undefined;
  const before = isJson ? await readTexts(transaction, collection, [content.id]) : [];
  const ofEntry = sql`${own} and ${sql.ref(owner)} = ${content.id}`;
  await sql`delete from ${sql.table(table)} where ${ofEntry} and language in (${sql.join(LANGUAGE_CODES)})`.execute(
    transaction,
  );
  for (const language of LANGUAGE_CODES) {
    const text = content.texts[language];
    if (text === undefined) continue;
    const whole: Row = { ...text, ...labelsIn(collection, content, language) };
    const row = {
      ...(collection.tables === undefined ? { collection: collection.name } : {}),
      [owner]: content.id,
      language,
      ...(isJson
        ? {
            record: JSON.stringify(
              withUnknown(
                collection,
                before.find((old) => old.language === language),
                whole,
              ),
            ),
          }
        : textColumns(collection, whole)),
    };
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(transaction);
  }
}

/** The labels of an entry in a language; a required one that lacks it is that of English. */
function labelsIn(collection: AnyCollection, content: Content, language: Language): Row {
  const labels = labelsOf(collection).flatMap(([name, { required }]) => {
    const label = content[name] as Partial<Record<Language, string>> | undefined;
    const text = label?.[language] ?? (required ? label?.en : undefined);
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(labels);
}

function textColumns(collection: AnyCollection, text: Row): Row {
  const columns = Object.keys(collection.texts).map((name) => [columnOf(name), text[name] ?? null]);
  const rich = text.rich === undefined ? null : JSON.stringify(text.rich);
  return { ...Object.fromEntries(columns), ...(richField(collection.texts) === undefined ? {} : { rich }) };
}

/** The text with the fields of other releases that the stored one has; those of a damaged one are lost. */
function withUnknown(collection: AnyCollection, before: Row | undefined, text: Row): Row {
  try {
    if (before === undefined) return text;
    return keepUnknown(JSON.parse(String(before.record)), storedText(collection, before), text);
  } catch {
    return text;
  }
}

const textReaders = new WeakMap<AnyCollection, ReturnType<typeof storedTextSchema>>();

/** Reads the JSON of a text. @throws ExpectedError `unreadable-record` */
function storedText(collection: AnyCollection, { record, ...row }: Row): Row {
  const schema = textReaders.get(collection) ?? storedTextSchema(collection);
  textReaders.set(collection, schema);
  return readStored(`${collection.name} ${row[textsOf(collection).owner]}`, schema, String(record)) as Row;
}

/** What a search in a list looks at: in the language that the entry is shown in. */
function searchedIn(collection: AnyCollection, content: Content, language: Language): string {
  const shown = content.texts[language] === undefined ? "en" : language;
  const texts: Row = { ...content.texts[shown], ...labelsIn(collection, content, shown) };
  const found = searchedFields(collection).map((name) => {
    if (name in collection.texts) return texts[name];
    const value = content[name];
    return collection.facts[name]?.control === "country" && value !== undefined
      ? countryName(String(value), language)
      : value;
  });
  return found.filter((text) => text !== undefined).join(" ");
}

async function readTexts(db: Db, collection: AnyCollection, ids: readonly number[]): Promise<Row[]> {
  const { table, owner, own } = textsOf(collection);
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${own} and ${sql.ref(owner)} in (${sql.join(ids)})`.execute(db);
  return rows;
}

/**
 * Reads entries with all their languages, in the order of `ids`. Languages that the site does not have are left out.
 * @param condition which rows are read: as those that visitors see
 * @param damaged is called for an entry that cannot be read, which is left out; without it the error is thrown
 */
export async function readEntries(
  db: Database,
  log: Log,
  collection: AnyCollection,
  ids: readonly number[],
  { condition, damaged }: { condition: RawBuilder<boolean>; damaged?: (id: number, error: unknown) => void },
): Promise<ReadContent[]> {
  if (ids.length === 0) return [];
  const { table, own } = rowsOf(collection);
  const { owner } = textsOf(collection);
  const { rows } = await sql<Row & { id: number }>`select * from ${sql.table(table)}
    where ${own} and ${condition} and id in (${sql.join(ids)})`.execute(db);
  const texts = Map.groupBy(await readTexts(db, collection, ids), (text) => text[owner]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    try {
      return [toEntry(log, collection, row, texts.get(id) ?? [])];
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
  row: Row & { id: number },
  textRows: readonly Row[],
): ReadContent {
  const own = collection.tables === undefined ? parsed(row.facts) : undefined;
  if (collection.tables === undefined && own === undefined) {
    readStored(`${collection.name} ${row.id}`, storedTextSchema(collection), String(row.facts));
  }
  const facts = publishedFacts(collection).flatMap(([name, { control }]) => {
    const value = own === undefined ? row[columnOf(name)] : own[name];
    if (value === null || value === undefined) return control === "references" ? [[name, []]] : [];
    if (control !== "references" || own !== undefined) return [[name, value]];
    const ids = parsed(value);
    if (ids === undefined)
      log.error({ kind: collection.name, id: row.id, field: name }, "a field of an item cannot be read");
    return ids === undefined ? [] : [[name, ids]];
  });
  const texts: Record<string, Row> = {};
  const labels: Record<string, Record<string, unknown>> = {};
  for (const text of textRows) {
    if (!isLanguage(text.language)) continue;
    const whole = readText(log, collection, row.id, text);
    texts[text.language] = Object.fromEntries(Object.entries(whole).filter(([name]) => !collection.texts[name]?.label));
    for (const [name] of labelsOf(collection)) {
      if (whole[name] !== undefined) labels[name] = { ...labels[name], [text.language]: whole[name] };
    }
  }
  return { id: row.id, ...Object.fromEntries(facts), ...labels, texts } as ReadContent;
}

/** Reads a text row: its texts and labels, and `rich`. */
function readText(log: Log, collection: AnyCollection, id: number, row: Row): Row {
  const isJson = collection.tables?.json ?? collection.tables === undefined;
  if (isJson) return storedText(collection, row);
  const texts = Object.keys(collection.texts).flatMap((name) => {
    const value = row[columnOf(name)];
    return value === null || value === undefined ? [] : [[name, value]];
  });
  const rich = readRich(log, collection, id, row.rich);
  return { ...Object.fromEntries(texts), ...(rich === undefined ? {} : { rich }) };
}

/** A damaged rich text is logged and read as none: the page then shows the plain text. */
function readRich(log: Log, { name }: AnyCollection, id: number, column: unknown): RichDoc | undefined {
  if (column === null || column === undefined) return undefined;
  try {
    const doc: unknown = JSON.parse(String(column));
    if (isStoredRich(doc)) return doc;
  } catch {
    // Logged below.
  }
  log.error({ kind: name, id }, "the rich text of an item cannot be read");
  return undefined;
}

/** Reads the titles of entries that are or were public, by language; `title` throws `unreadable-record` for a damaged one. */
export async function readTitles(
  db: Database,
  collection: AnyCollection,
  ids: readonly number[],
): Promise<{ id: number; language: string; title: () => string }[]> {
  const isJson = collection.tables?.json ?? collection.tables === undefined;
  const { owner } = textsOf(collection);
  return (await readTexts(db, collection, ids)).map((row) => ({
    id: Number(row[owner]),
    language: String(row.language),
    title: () => String((isJson ? storedText(collection, row) : row).title),
  }));
}

/** What was computed when an entry was published last; undefined for one that was never public. */
export async function computedBefore(db: Db, collection: AnyCollection, id: number): Promise<Row | undefined> {
  const names = Object.keys(collection.computed);
  const row = names.length === 0 ? undefined : await readRow(db, collection, id);
  if (row === undefined) return undefined;
  const own = collection.tables === undefined ? parsed(row.facts) : undefined;
  return Object.fromEntries(names.map((name) => [name, own === undefined ? row[columnOf(name)] : own[name]]));
}

/** Takes an entry out of everything that visitors read. One whose days are bounded ends today at the latest. */
export async function withdrawPublicRows(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
): Promise<void> {
  const { table, own } = rowsOf(collection);
  await sql`update ${sql.table(table)} set withdrawn = 1 where ${own} and id = ${id}`.execute(transaction);
  if (searchedFields(collection).length > 0) await removeListing(transaction, collection.name, id);
  const days = daysOf(collection);
  if (days === undefined) return;
  const [until, today] = [sql.ref(days.until), dayOf(Date.now())];
  await sql`update ${sql.table(table)} set ${until} = ${today}
    where ${own} and id = ${id} and ${until} > ${today}`.execute(transaction);
}

/**
 * Deletes the texts and facts of a withdrawn entry. Where titles outlive it, they stay: what refers to the entry shows
 * them.
 */
export async function erasePublicRows(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
): Promise<void> {
  if (collection.titlesStay) return eraseAllButTitles(transaction, collection, id);
  const texts = textsOf(collection);
  await sql`delete from ${sql.table(texts.table)} where ${texts.own} and ${sql.ref(texts.owner)} = ${id}`.execute(
    transaction,
  );
  const { table, own } = rowsOf(collection);
  const columns = await erasedColumns(transaction, collection, id);
  const erased = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (erased.length === 0) return;
  await sql`update ${sql.table(table)} set ${sql.join(erased)} where ${own} and id = ${id}`.execute(transaction);
}

/**
 * The columns that are emptied with an entry. Required days and numbers stay: they say nothing by themselves. What was
 * computed stays too, because an entry that is gone has it in an export.
 */
async function erasedColumns(db: Db, collection: AnyCollection, id: number): Promise<Row> {
  if (collection.tables === undefined) {
    const computed = Object.entries((await computedBefore(db, collection, id)) ?? {});
    const required = computed.filter(([name]) => collection.computed[name]?.required);
    return { facts: JSON.stringify(Object.fromEntries(required)) };
  }
  return Object.fromEntries(
    publishedFacts(collection).flatMap(([name, field]): [string, string | null][] => {
      if (isPicture(field)) return [[columnOf(name), ""]];
      if (field.control === "references") return [[columnOf(name), "[]"]];
      return field.required ? [] : [[columnOf(name), null]];
    }),
  );
}

async function eraseAllButTitles(transaction: Transaction<Schema>, collection: AnyCollection, id: number) {
  const { table, owner, own } = textsOf(collection);
  for (const row of await readTexts(transaction, collection, [id])) {
    const ofRow = sql`${own} and ${sql.ref(owner)} = ${id} and language = ${row.language}`;
    const title = titleIn(collection, row);
    if (title === undefined) await sql`delete from ${sql.table(table)} where ${ofRow}`.execute(transaction);
    else
      await sql`update ${sql.table(table)} set record = ${JSON.stringify({ title })} where ${ofRow}`.execute(
        transaction,
      );
  }
}

/** The title of a text; undefined for a damaged one. */
function titleIn(collection: AnyCollection, row: Row): unknown {
  try {
    return storedText(collection, row).title;
  } catch {
    return undefined;
  }
}

/** Adds the row of an entry that was public and is gone: its address answers 410. @param computed what it had computed */
export async function addGoneRow(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  computed: Row | undefined,
): Promise<void> {
  const { table } = rowsOf(collection);
  const facts = publishedFacts(collection).filter(
    ([, field]) => field.required || isPicture(field) || field.control === "references",
  );
  const empty = facts.map(([name, field]) => {
    if (field.control === "references") return [columnOf(name), "[]"];
    return [columnOf(name), field.control === "number" ? (field.min ?? 0) : (field.initial ?? "").replace("today", "")];
  });
  const given = computed ?? collection.compute?.({ texts: {} } as never, { id, today: "", before: undefined }) ?? {};
  const columns =
    collection.tables === undefined
      ? { collection: collection.name, facts: JSON.stringify(given) }
      : {
          ...Object.fromEntries(empty),
          ...Object.fromEntries(Object.entries(given).map(([name, value]) => [columnOf(name), value])),
        };
  const row = { id, ...columns, withdrawn: 1 };
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(transaction);
}

/** Removes the rows of an entry as if it had never been here; its texts go with them. */
export async function forgetPublicRows(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
): Promise<void> {
  const { table, own } = rowsOf(collection);
  await sql`delete from ${sql.table(table)} where ${own} and id = ${id}`.execute(transaction);
  if (searchedFields(collection).length > 0) await removeListing(transaction, collection.name, id);
}

/** Removes the row of another entry with this key, which is unique in the tables that have one. */
export async function forgetByKey(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  key: string,
): Promise<void> {
  if (collection.tables === undefined) return;
  await sql`delete from ${sql.table(collection.tables.rows)} where key = ${key}`.execute(transaction);
}

async function hasRow(db: Database, collection: AnyCollection, id: number, condition: RawBuilder<boolean>) {
  const { table, own } = rowsOf(collection);
  const { rows } = await sql`select id from ${sql.table(table)} where ${own} and id = ${id} and (${condition})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Says whether visitors can read an entry now, by its days too. */
export function isPublic(db: Database, collection: AnyCollection, id: number): Promise<boolean> {
  return hasRow(db, collection, id, seenOn(collection, dayOf(Date.now())));
}

/** Says whether an entry was public once and is not any more: withdrawn, deleted, or past its last day. */
export function wasPublic(db: Database, collection: AnyCollection, id: number): Promise<boolean> {
  return hasRow(db, collection, id, sql`withdrawn = 1 or (${isClosedOn(collection, dayOf(Date.now()))})`);
}

/** Ids of public rows that no item stands for: published by an older version of the site. */
export async function idsWithoutItem(db: Database, collection: AnyCollection): Promise<number[]> {
  const { table, own } = rowsOf(collection);
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${own} and withdrawn = 0 and id not in (select id from items where kind = ${collection.name})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const DAY_KEY = "offers_day";

/**
 * Notes that a new day has begun. When an entry opens or has closed with it, pages are made anew.
 * @param today YYYY-MM-DD
 * @returns whether the content version was raised; one process of all that notice the day does it
 */
export async function noteDay(db: Database, all: readonly AnyCollection[], today: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const state = transaction.selectFrom("site_state").select("value").where("key", "=", DAY_KEY);
    const before = (await state.executeTakeFirst())?.value ?? today;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("site_state")
      .values({ key: DAY_KEY, value: today })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value: today }).where("site_state.value", "<", today),
      )
      .executeTakeFirstOrThrow();
    if (before >= today || Number(numInsertedOrUpdatedRows ?? 0) === 0) return false;
    for (const collection of all) {
      if (!(await hasTurned(transaction, collection, before, today))) continue;
      await raiseContentVersion(transaction);
      return true;
    }
    return false;
  });
}

async function hasTurned(db: Db, collection: AnyCollection, before: string, today: string): Promise<boolean> {
  const days = daysOf(collection);
  if (days === undefined) return false;
  const { table, own } = rowsOf(collection);
  const [from, until] = [sql.ref(days.from), sql.ref(days.until)];
  const { rows } = await sql`select id from ${sql.table(table)} where ${own} and withdrawn = 0
    and ((${from} > ${before} and ${from} <= ${today}) or (${until} >= ${before} and ${until} < ${today})) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
