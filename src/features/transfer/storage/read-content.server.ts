import type { AnyCollection, Draft } from "#features/publishing/collection.ts";
import { entryIds } from "#features/publishing/storage/entries.server.ts";
import { type ItemRow, idsOfItems } from "#features/publishing/storage/item-rows.server.ts";
import { exportedDraft } from "#features/publishing/storage/page-storage.server.ts";
import {
  readStoredDraft,
  readTranslatedFrom,
  type TranslatedFrom,
} from "#features/publishing/storage/version-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { isLanguage } from "#platform/i18n/languages.ts";

/** Rows read per query. */
const AT_ONCE = 100;

/** Yields all items of a kind by id. */
export async function* itemsOf(db: Database, kind: string): AsyncGenerator<ItemRow> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("items")
      .selectAll()
      .where("kind", "=", kind)
      .where("id", ">", last)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < AT_ONCE) return;
    last = end;
  }
}

/** Yields the ids of permanently deleted items that were public. */
export async function* goneIdsOf(db: Database, collection: AnyCollection): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const ids = await entryIds(db, collection, "withdrawn", after, AT_ONCE);
    const items = await idsOfItems(db, collection.name, ids);
    yield* ids.filter((id) => !items.has(id));
    const end = ids.at(-1);
    if (end === undefined) return;
    after = end;
  }
}

/** A version in a content file. */
export interface TravellingVersion {
  version: number;
  /** ms since 1970. */
  savedAt: number;
  translatedFrom: TranslatedFrom;
  draft: Draft;
}

/**
 * Returns the versions of an item to export: the newest, the published one, and those that translations of the newest
 * follow. Other references and fields unknown to this release are left out.
 * @throws ExpectedError `unreadable-record`
 */
export async function travellingVersions(
  db: Database,
  collection: AnyCollection,
  item: ItemRow,
): Promise<TravellingVersion[]> {
  const newest = await readVersions(db, collection, item, [item.version]);
  const followed = newest.flatMap(({ translatedFrom }) => Object.values(translatedFrom));
  const published = item.published_version === null ? [] : [item.published_version];
  const others = new Set([...published, ...followed]);
  others.delete(item.version);
  const versions = [...(await readVersions(db, collection, item, [...others])), ...newest];
  const there = new Set(versions.map(({ version }) => version));
  return versions.map(({ translatedFrom, ...version }) => ({
    ...version,
    translatedFrom: Object.fromEntries(Object.entries(translatedFrom).filter(([, from]) => there.has(from))),
  }));
}

async function readVersions(
  db: Database,
  collection: AnyCollection,
  { kind, id }: ItemRow,
  versions: readonly number[],
): Promise<TravellingVersion[]> {
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom("item_versions")
    .select(["version", "saved_at", "draft", "translated_from"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version", "in", versions)
    .orderBy("version")
    .execute();
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at,
    translatedFrom: translatedFromOf(row.translated_from),
    draft: exportedDraft(collection, readStoredDraft(collection, id, row.draft)),
  }));
}

/** Leaves out languages that this release does not have. */
function translatedFromOf(json: string): TranslatedFrom {
  return Object.fromEntries(Object.entries(readTranslatedFrom(json)).filter(([language]) => isLanguage(language)));
}

/** Returns the next id of each collection. @param kinds names of collections */
export async function nextIds(db: Database, kinds: readonly string[]): Promise<Record<string, number>> {
  const rows = await db.selectFrom("item_ids").selectAll().where("kind", "in", kinds).execute();
  return Object.fromEntries(rows.map(({ kind, next }) => [kind, next])) as Record<string, number>;
}

/** Returns the keys of all uploaded pictures or documents, oldest first. */
export async function libraryKeys(db: Database, table: "pictures" | "documents"): Promise<string[]> {
  const rows = await db.selectFrom(table).select("key").orderBy("uploaded_at").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

/** Returns the facts of a document to export. */
export async function findDocument(
  db: Database,
  key: string,
): Promise<{ slug: string; name: string; uploadedAt: number } | undefined> {
  const row = await db
    .selectFrom("documents")
    .select(["slug", "name", "uploaded_at"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row && { slug: row.slug, name: row.name, uploadedAt: row.uploaded_at };
}
