import { type Kysely, type RawBuilder, sql } from "kysely";
import { compareMoved, type MovedRecord } from "./compare-moved.server.ts";
import type { Orphans, Progress } from "./migration.server.ts";

/** Rows read and written at a time, each with the texts of all its languages. */
const AT_ONCE = 200;

type Db = Kysely<unknown>;
type Row = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, string>>;

/** Tables that one collection had for itself. Columns have the name of the field that they become. */
interface OwnTables {
  collection: string;
  rows: string;
  texts: string;
  owner: string;
  facts: Columns;
  /** Undefined where `record` is JSON already. */
  fields?: Columns;
  /** The column that lists run by. */
  order: "id" | "posted";
  days?: { from: string; until: string };
}

/** The columns in the order in which their fields are stored. */
const OWN: readonly OwnTables[] = [
  {
    collection: "project",
    ...{ rows: "projects", texts: "project_texts", owner: "project_id", order: "posted" },
    facts: {
      img: "img",
      project_url: "projectUrl",
      country: "country",
      equipment_maker: "equipmentMaker",
      year: "year",
      posted: "posted",
      services: "services",
    },
    fields: {
      title: "title",
      description: "description",
      image_alt: "imageAlt",
      rich: "rich",
      category: "category",
      vessel_type: "vesselType",
    },
  },
  {
    collection: "news",
    ...{ rows: "news", texts: "news_texts", owner: "news_id", order: "posted" },
    facts: { img: "img", posted: "posted" },
    fields: {
      title: "title",
      short_description: "shortDescription",
      description: "description",
      image_alt: "imageAlt",
      rich: "rich",
    },
  },
  {
    collection: "product",
    ...{ rows: "products", texts: "product_texts", owner: "product_id", order: "id" },
    facts: { img: "img", stock: "stock", documentation_url: "documentationUrl" },
    fields: {
      title: "title",
      description: "description",
      image_alt: "imageAlt",
      rich: "rich",
      product_type: "productType",
    },
  },
  {
    collection: "offer",
    ...{ rows: "job_offers", texts: "job_offer_texts", owner: "offer_id", order: "id" },
    facts: {
      kind: "kind",
      img: "img",
      open_from: "openFrom",
      open_until: "openUntil",
      key: "key",
      posted: "posted",
    },
    days: { from: "open_from", until: "open_until" },
  },
];

/** Columns of JSON, which becomes part of the JSON of its record. */
const JSON_COLUMNS = new Set(["services", "rich"]);

/** A backup is made before it begins. */
export const backup = true;

/**
 * Moves the public entries of all collections into one set of tables, and what items use of the library into the table of
 * references. `listing` and `facets` follow from the entries: the next start fills them. Facts and records are JSON as text
 * on both databases; days are YYYY-MM-DD.
 */
export async function up(db: Db, dialect: "sqlite" | "postgres", progress: Progress, orphans: Orphans): Promise<void> {
  if (dialect === "postgres") await lockTables(db);
  await createTables(db, dialect);
  const collections = [...OWN.map(ownCollection), ...(await commonCollections(db))];
  const counts = await Promise.all(collections.map(({ count }) => count(db)));
  // Each is moved, then compared.
  const total = 2 * counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  const step = () => progress(++done, total);
  for (const collection of collections) {
    await move(db, collection, step);
    await compare(db, collection, step);
  }
  await reportOrphans(db, orphans);
  await moveUses(db);
  await sql`update items set published_until =
      (select visible_until from entries where collection = items.kind and entries.id = items.id)
    where published_version is not null`.execute(db);
  await letGoOfOffers(db, dialect);
  for (const { texts, rows } of [...OWN, { texts: "public_texts", rows: "public_entries" }]) {
    await sql`drop table ${sql.table(texts)}`.execute(db);
    await sql`drop table ${sql.table(rows)}`.execute(db);
  }
  await sql`drop table listings`.execute(db);
  await sql`drop table picture_uses`.execute(db);
  await sql`insert into site_state (key, value) values ('adopt-published', '1')`.execute(db);
}

/** Keeps other processes from writing until the transaction ends. */
async function lockTables(db: Db): Promise<void> {
  const names = ["public_entries", "public_texts", "listings", "picture_uses", "items", "applications"];
  const tables = [...OWN.flatMap(({ rows, texts }) => [rows, texts]), ...names];
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(db);
}

async function createTables(db: Db, dialect: "sqlite" | "postgres"): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const wide = dialect === "sqlite" ? "integer" : "bigint";
  const ofEntry = "foreign key (collection, entry_id) references entries (collection, id) on delete cascade";
  await run(`create table entries (
    collection text not null, id integer not null, state text not null, sort_key text not null,
    visible_from text, visible_until text, facts text not null, primary key (collection, id))`);
  await run(`create table records (
    collection text not null, entry_id integer not null, language text not null, record text not null,
    primary key (collection, entry_id, language), ${ofEntry})`);
  // Lists scan this table in the order of its key. SQLite then reads a third of the pages without a separate row table.
  await run(`create table listing (
    collection text not null, language text not null, sort_key text not null, entry_id integer not null,
    search_text text not null, primary key (collection, language, sort_key, entry_id), ${ofEntry})
    ${dialect === "sqlite" ? "without rowid" : ""}`);
  await run("create index listing_entry on listing (collection, entry_id)");
  await run(`create table facets (
    collection text not null, entry_id integer not null, field text not null, position integer not null,
    text text, number ${wide}, primary key (collection, entry_id, field, position), ${ofEntry})`);
  await run("create index facets_text on facets (collection, field, text, entry_id)");
  await run("create index facets_number on facets (collection, field, number, entry_id)");
  await run(`create table "references" (
    collection text not null, entry_id integer not null, to_collection text not null, to_id text not null,
    published integer not null, primary key (collection, entry_id, published, to_collection, to_id),
    foreign key (collection, entry_id) references items (kind, id) on delete cascade)`);
  await run(`create index references_to on "references" (to_collection, to_id)`);
  await run("alter table items add column published_until text");
}

/** An entry as it is stored from now on, and as it was before. */
interface Moved {
  id: number;
  entry: Row;
  records: readonly { language: string; record: string }[];
  before: unknown;
}

/** A collection whose entries move. */
interface MovedCollection {
  name: string;
  count(db: Db): Promise<number>;
  /** Reads the entries after an id, in the order of their ids, `AT_ONCE` at most. */
  read(db: Db, after: number): Promise<Moved[]>;
  /** What `before` of an entry must have been, by what is stored of it now. */
  backwards(entry: Row, records: readonly Row[]): unknown;
}

function ownCollection({ collection, rows, texts, owner, facts, fields, order, days }: OwnTables): MovedCollection {
  /** What the tables say of an entry, texts by language. */
  const whole = (row: Row, textRows: readonly Row[]) => ({
    ...picked(row, Object.keys(facts)),
    withdrawn: row.withdrawn,
    texts: Object.fromEntries(
      textRows.map((text) => [text.language, fields ? picked(text, Object.keys(fields)) : text.record]),
    ),
  });
  /** Where lists have it, and on which days visitors see it. */
  const placeOf = (row: Row & { id: number }) => ({
    sort_key: order === "id" ? paddedId(row.id) : row[order],
    visible_from: days === undefined ? null : row[days.from],
    visible_until: days === undefined ? null : row[days.until],
  });
  return {
    name: collection,
    count: (db) => countRows(db, rows, sql`1 = 1`),
    async read(db, after) {
      const { rows: found } = await sql<Row & { id: number }>`
        select * from ${sql.table(rows)} where id > ${after} order by id limit ${AT_ONCE}`.execute(db);
      const ofEntry = await textsOf(db, texts, owner, found, sql`1 = 1`);
      return found.map((row) => {
        const textRows = ofEntry.get(row.id) ?? [];
        return {
          id: row.id,
          entry: {
            state: row.withdrawn === 0 ? "published" : "withdrawn",
            ...placeOf(row),
            facts: JSON.stringify(toFields(row, facts)),
          },
          records: textRows.map((text) => ({
            language: String(text.language),
            record: fields === undefined ? String(text.record) : JSON.stringify(toFields(text, fields)),
          })),
          before: { ...placeOf(row), ...whole(row, textRows) },
        };
      });
    },
    backwards: ({ state, sort_key, visible_from, visible_until, ...entry }, records) => ({
      ...{ sort_key, visible_from, visible_until },
      ...whole(
        { ...toColumns(String(entry.facts), facts), withdrawn: state === "published" ? 0 : 1 },
        records.map(({ language, record }) => ({
          ...(fields === undefined ? { record } : toColumns(String(record), fields)),
          language,
        })),
      ),
    }),
  };
}

/** The collections that shared their tables, with what they store. */
async function commonCollections(db: Db): Promise<MovedCollection[]> {
  const { rows } = await sql<{ collection: string }>`
    select distinct collection from public_entries order by collection`.execute(db);
  const whole = (entry: Row, withdrawn: unknown, textRows: readonly Row[]) => ({
    ...{ facts: entry.facts, sort_key: entry.sort_key, withdrawn },
    ...{ visible_from: entry.visible_from, visible_until: entry.visible_until },
    texts: Object.fromEntries(textRows.map(({ language, record }) => [language, record])),
  });
  return rows.map(({ collection }): MovedCollection => {
    const own = sql`collection = ${collection}`;
    return {
      name: collection,
      count: (db) => countRows(db, "public_entries", own),
      async read(db, after) {
        const { rows: found } = await sql<Row & { id: number; sort_key: string | null }>`select e.*, (
            select max(sort_key) from listings where kind = ${collection} and item_id = e.id) as sort_key
          from public_entries e where ${own} and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
        const ofEntry = await textsOf(db, "public_texts", "entry_id", found, own);
        return found.map(({ id, withdrawn, sort_key, facts, visible_from, visible_until }) => {
          const textRows = ofEntry.get(id) ?? [];
          const state = withdrawn === 0 ? "published" : "withdrawn";
          const entry = { state, sort_key: sort_key ?? paddedId(id), visible_from, visible_until, facts };
          const records = textRows.map(({ language, record }) => ({
            language: String(language),
            record: String(record),
          }));
          return { id, entry, records, before: whole(entry, withdrawn, textRows) };
        });
      },
      backwards: (entry, records) => whole(entry, entry.state === "published" ? 0 : 1, records),
    };
  });
}

/** The released form of the sort key of lists that run by the id. */
const paddedId = (id: number) => String(id).padStart(12, "0");

async function countRows(db: Db, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Reads the rows of texts that belong to entries, in the order of their languages. */
async function textsOf(
  db: Db,
  table: string,
  owner: string,
  entries: readonly { id: number }[],
  condition: RawBuilder<unknown>,
): Promise<Map<unknown, Row[]>> {
  if (entries.length === 0) return new Map();
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${condition} and ${sql.ref(owner)} in (${sql.join(entries.map(({ id }) => id))}) order by language`.execute(
    db,
  );
  return Map.groupBy(rows, (row) => row[owner]);
}

/** The columns of a row; what is JSON is read. */
function picked(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, fieldValue(column, row[column])]));
}

function fieldValue(column: string, value: unknown): unknown {
  if (!JSON_COLUMNS.has(column) || typeof value !== "string") return value ?? null;
  // What cannot be read stays as it is: a text where there should be an object.
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === "object" && read !== null ? read : value;
  } catch {
    return value;
  }
}

/** What columns become: their fields, without those that are empty. */
function toFields(row: Row, columns: Columns): Row {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, field]) => {
      const value = fieldValue(column, row[column]);
      return value === null ? [] : [[field, value]];
    }),
  );
}

/** The columns that a record was made from. */
function toColumns(json: string, columns: Columns): Row {
  const stored: Row = JSON.parse(json);
  return Object.fromEntries(Object.entries(columns).map(([column, field]) => [column, stored[field] ?? null]));
}

/** All entries of a collection, by what reads those after an id. */
async function* inBatches<Entry extends { id: number }>(
  read: (after: number) => Promise<Entry[]>,
): AsyncGenerator<Entry[]> {
  // An id may be any number.
  for (let after = -(2 ** 31); ; ) {
    const entries = await read(after);
    if (entries.length > 0) yield entries;
    const end = entries.at(-1)?.id;
    if (end === undefined || entries.length < AT_ONCE) return;
    after = end;
  }
}

async function move(db: Db, { name, read }: MovedCollection, step: () => void): Promise<void> {
  for await (const batch of inBatches((after) => read(db, after))) {
    await insert(
      db,
      "entries",
      batch.map(({ id, entry }) => ({ collection: name, id, ...entry })),
    );
    await insert(
      db,
      "records",
      batch.flatMap(({ id, records }) => records.map((record) => ({ collection: name, entry_id: id, ...record }))),
    );
    for (const _ of batch) step();
  }
}

async function insert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/** @throws Error that names the collection and the id of the first entry that differs from what it was */
async function compare(db: Db, collection: MovedCollection, step: () => void): Promise<void> {
  const own = sql`collection = ${collection.name}`;
  async function* before(): AsyncGenerator<MovedRecord> {
    for await (const batch of inBatches((after) => collection.read(db, after))) {
      for (const entry of batch) yield { id: entry.id, record: entry.before };
    }
  }
  async function readMoved(after: number) {
    const { rows } = await sql<Row & { id: number }>`
      select * from entries where ${own} and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
    const records = await textsOf(db, "records", "entry_id", rows, own);
    return rows.map((row) => ({ id: row.id, record: collection.backwards(row, records.get(row.id) ?? []) }));
  }
  async function* moved(): AsyncGenerator<MovedRecord> {
    for await (const batch of inBatches(readMoved)) {
      for (const record of batch) {
        yield record;
        step();
      }
    }
  }
  await compareMoved(collection.name, before(), moved());
}

/** Reports texts whose entry is not there. A tool that works without foreign keys, as that of SQLite does, may have left some. */
async function reportOrphans(db: Db, orphans: Orphans): Promise<void> {
  for (const { rows, texts, owner } of OWN) {
    const isOrphan = sql`not exists (select 1 from ${sql.table(rows)} as e where e.id = ${sql.ref(owner)})`;
    orphans(texts, await countRows(db, texts, isOrphan));
  }
  const isOrphan = sql`not exists (
    select 1 from public_entries e where e.collection = public_texts.collection and e.id = entry_id)`;
  orphans("public_texts", await countRows(db, "public_texts", isOrphan));
}

/** Moves what items use of the library. */
async function moveUses(db: Db): Promise<void> {
  await sql`insert into "references" (collection, entry_id, to_collection, to_id, published)
    select kind, item_id,
      case when exists (select 1 from documents where key = picture_key) then 'documents' else 'pictures' end, picture_key,
      published
    from picture_uses where exists (select 1 from items where items.kind = picture_uses.kind and items.id = item_id)
  `.execute(db);
}

/** Takes the foreign key to the offers' table away from applications, which are still in a table of their own. */
async function letGoOfOffers(db: Db, dialect: "sqlite" | "postgres"): Promise<void> {
  if (dialect === "postgres") {
    await sql`alter table applications drop constraint applications_offer_id_fkey`.execute(db);
    return;
  }
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'applications' and sql is not null`.execute(db);
  const table = rows.find(({ type }) => type === "table")?.sql ?? "";
  const run = (statement: string) => sql.raw(statement).execute(db);
  // SQLite has no other way to change a foreign key. Its ids go on from where they were.
  await run(
    table.replace(/applications"?/, "applications_moved").replace(/references job_offers\(id\) on delete set null/, ""),
  );
  await run("insert into applications_moved select * from applications");
  await run(`insert into sqlite_sequence (name, seq) select 'applications_moved', seq from sqlite_sequence
    where name = 'applications' and not exists (select 1 from sqlite_sequence where name = 'applications_moved')`);
  await run(`update sqlite_sequence set seq = (select seq from sqlite_sequence where name = 'applications')
    where name = 'applications_moved'`);
  await run("drop table applications");
  await run("alter table applications_moved rename to applications");
  for (const index of rows.filter(({ type }) => type === "index")) await run(index.sql);
}
