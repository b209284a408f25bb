import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { documentKeyOf, keyOf } from "#ui/picture-paths.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import type { ShownTitle } from "../drafts/drafts.ts";
import { isShownIn } from "../language-states.ts";
import { entriesOf, type References, referencesOf } from "../references.ts";
import { lockNextItems } from "./item-rows.server.ts";
import { type NamedRow, shownTitles } from "./item-titles.server.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /**
     * References of entries, as published (1) and as last saved (0): to files of the library by their keys, with the
     * name of their table as `to_collection`, and to entries by their ids.
     */
    references: { collection: string; entry_id: number; to_collection: string; to_id: string; published: number };
  }
}

/** The tables of files that entries refer to. */
const FILE_TABLES = ["pictures", "documents"] as const;
type FileTable = (typeof FILE_TABLES)[number];

/** Target of a reference: the name of a collection or of a table of files, and an id or key. */
export interface Reference {
  to: string;
  id: string;
}

/** An entry that refers to something. */
export interface EntryUse extends ShownTitle {
  kind: string;
  id: number;
  /** Whether visitors see it; otherwise it is in the saved, unpublished version. */
  published: boolean;
}

/** The entries that refer to a target: their number, and the first ones. */
export interface Uses {
  total: number;
  entries: EntryUse[];
}

/** Maximum number of listed entries per target. */
const NAMED_MAX = 30;

function ofDraft(collection: AnyCollection, draft: Draft, languages = LANGUAGE_CODES): Reference[] {
  const { pictures, documents, entries } = referencesOf(collection, draft, languages);
  const files = (to: FileTable, keys: (string | undefined)[]) =>
    keys.flatMap((id) => (id === undefined ? [] : { to, id }));
  return [
    ...files("pictures", pictures.map(keyOf)),
    ...files("documents", documents.map(documentKeyOf)),
    ...entries.map(({ to, id }) => ({ to, id: String(id) })),
  ];
}

/** Stores the references of the newest version of an entry. @throws ExpectedError as `writeReferences` */
export function writeSavedReferences(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  draft: Draft,
): Promise<void> {
  return writeReferences(transaction, { kind: collection.name, id, published: false }, ofDraft(collection, draft));
}

/**
 * Stores the references of a published entry, in the languages that are shown.
 * @throws ExpectedError as `writeReferences`
 */
export function writePublicReferences(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  draft: Draft,
): Promise<void> {
  const shown = LANGUAGE_CODES.filter((language) => isShownIn(collection, draft, language));
  return writeReferences(
    transaction,
    { kind: collection.name, id, published: true },
    ofDraft(collection, draft, shown),
  );
}

/**
 * Replaces the references of an entry, in the transaction that saves, publishes or withdraws it.
 * @throws ExpectedError `invalid-input` when a file of the library has been removed meanwhile
 */
export async function writeReferences(
  transaction: Transaction<Schema>,
  from: { kind: string; id: number; published: boolean },
  references: readonly Reference[],
): Promise<void> {
  const own = { collection: from.kind, entry_id: from.id, published: from.published ? 1 : 0 };
  await transaction
    .deleteFrom("references")
    .where("collection", "=", own.collection)
    .where("entry_id", "=", own.entry_id)
    .where("published", "=", own.published)
    .execute();
  for (const table of FILE_TABLES) {
    const keys = new Set(references.filter(({ to }) => to === table).map(({ id }) => id));
    if (keys.size > 0 && (await lockRows(transaction, table, [...keys])) < keys.size)
      throw new ExpectedError("invalid-input", "A picture or document is no longer there.");
  }
  if (references.length === 0) return;
  await insert(
    transaction,
    references.map(({ to, id }) => ({ ...own, to_collection: to, to_id: id })),
  );
}

/** Adds rows; several fields may have the same target. */
async function insert(transaction: Transaction<Schema>, rows: readonly Schema["references"][]): Promise<void> {
  await transaction
    .insertInto("references")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks rows until the transaction ends, so that they are not removed. @returns the number that exist */
export async function lockRows(
  transaction: Transaction<Schema>,
  table: FileTable,
  keys: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set((row) => ({ name: row.ref("name") }))
    .where("key", "in", keys)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Returns the entries that refer to files or entries, published ones first, without duplicates. Targets without
 * references are left out.
 * @param to name of the collection or of the table of files
 * @param ids keys, or ids as text
 * @param language of their titles, if they have one in it
 */
export async function readUses(
  db: Database | Transaction<Schema>,
  to: string,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Uses>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedRow & { to_id: string; published: number; total: number }>`
    select to_id, collection as kind, entry_id as id, title, languages, published, total
    from (select to_id, collection, entry_id, max(published) as published, count(*) over (partition by to_id) as total,
        row_number() over (partition by to_id order by max(published) desc, collection, entry_id) as place
      from "references" where to_collection = ${to} and to_id in (${sql.join(ids)})
      group by to_id, collection, entry_id) as used
    join items on items.kind = collection and items.id = entry_id
    where place <= ${NAMED_MAX} order by place`.execute(db);
  const titleOf = await shownTitles(db, rows, language);
  const uses = new Map<string, Uses>();
  for (const row of rows) {
    const { to_id, kind, id, total, published } = row;
    const known = uses.get(to_id) ?? { total: Number(total), entries: [] };
    known.entries.push({ kind, id, ...titleOf(row), published: published === 1 });
    uses.set(to_id, known);
  }
  return uses;
}

/** Returns whether an entry refers to a file, as published or as last saved. */
export async function refersToFile(db: Database, entry: { kind: string; id: number }, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("references")
    .select("to_id")
    .where("to_collection", "in", FILE_TABLES)
    .where("to_id", "=", key)
    .where("collection", "=", entry.kind)
    .where("entry_id", "=", entry.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the expression that is not null when a published entry refers to the file. */
export function usedInPublic(table: FileTable, key: { toOperationNode(): unknown }) {
  return sql<number | null>`(select 1 from "references"
    where to_collection = ${table} and to_id = ${key} and published = 1 limit 1)`;
}

/** Number of entries handled in one transaction, and of rows written by one statement. */
const ENTRIES_AT_ONCE = 100;
const ROWS_AT_ONCE = 500;

/**
 * Rewrites the references of collections whose definition has other reference fields than when they were written: of
 * entries saved by an older release, or of a new field. Concurrent saves and processes are not disturbed; a killed run
 * starts over. References to files are left alone, as saves of all releases store them.
 */
export async function refreshReferences(db: Database, log: Log, all: readonly AnyCollection[]): Promise<void> {
  for (const collection of all) {
    const fields = Object.entries(collection.facts).flatMap(([name, { to }]) => (to === undefined ? [] : [[name, to]]));
    const [key, value] = [`references-${collection.name}`, JSON.stringify(fields)];
    const before = await db.selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirst();
    if ((before?.value ?? "[]") === value) continue;
    let last = 0;
    for (;;) {
      const end = await refreshBatch(db, log, collection, last);
      if (end === undefined) break;
      last = end;
    }
    await db
      .insertInto("site_state")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
    if (last > 0) log.info({ collection: collection.name }, "references were rewritten");
  }
}

/** Rewrites those of the entries after an id. @returns the last id; undefined when there are no more */
function refreshBatch(db: Database, log: Log, collection: AnyCollection, after: number): Promise<number | undefined> {
  const { name: kind } = collection;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockNextItems(transaction, kind, after, ENTRIES_AT_ONCE);
    if (locked === undefined) return undefined;
    const { last } = locked;
    await sql`delete from "references" where collection = ${kind} and entry_id > ${after} and entry_id <= ${last}
      and to_collection not in (${sql.join(FILE_TABLES)})`.execute(transaction);
    const { rows: versions } = await sql<{ id: number; draft: string; saved: number; published: number }>`
      select id, draft, case when item_versions.version = items.version then 1 else 0 end as saved,
        case when item_versions.version = published_version then 1 else 0 end as published
      from items join item_versions on item_versions.kind = items.kind and item_id = id
        and (item_versions.version = items.version or item_versions.version = published_version)
      where items.kind = ${kind} and items.id > ${after} and items.id <= ${last}`.execute(transaction);
    const rows = versions.flatMap(({ id, draft, saved, published }) => {
      const entries = entriesIn(log, collection, id, draft);
      const flags = [...(saved === 1 ? [0] : []), ...(published === 1 ? [1] : [])];
      return flags.flatMap((flag) =>
        entries.map((entry) => ({
          ...{ collection: kind, entry_id: id, published: flag },
          ...{ to_collection: entry.to, to_id: String(entry.id) },
        })),
      );
    });
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) await insert(transaction, rows.slice(i, i + ROWS_AT_ONCE));
    return last;
  });
}

function entriesIn(log: Log, collection: AnyCollection, id: number, json: string): References["entries"] {
  try {
    return entriesOf(collection, JSON.parse(json));
  } catch (error) {
    log.error({ kind: collection.name, id, err: error }, "the references of an item cannot be read");
    return [];
  }
}
