import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { type InEveryLanguage, type InSomeLanguages, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { AnyCollection, Collections, Content, Draft } from "../collection.ts";
import { isPartial, type ListedLabel, listedLabels } from "../fields.ts";
import { type LabelIndex, type LabelOf, matchingEntry, titleIn, writtenTitles } from "../labels.ts";
import { partialTextsOf, pictureIn, type ReadContent, withPartialTexts } from "../published.ts";
import { entriesOf } from "../references.ts";
import { raiseContentVersion } from "./content-version.server.ts";
import { sortKeyOf, writeDerivedRows } from "./derived-rows.server.ts";
import { entryIds, IS_PUBLISHED, readableFacts, readEntries, readTitles, seenIds } from "./entries.server.ts";
import { lockItem, lockNextItems } from "./item-rows.server.ts";
import { writeEntry } from "./write-entries.server.ts";

/*
 * Labels that come from lists: collections whose titles other entries show. Published entries contain the titles, so that
 * lists, searches and the API read them like any text; a published change of a title is written to them.
 */

type Db = Database | Transaction<Schema>;

/** Number of entries that are read at a time. */
const AT_ONCE = 500;

/** A draft or a public entry. */
type Choosing = Draft | ReadContent;

/** Reads the titles of the entries of lists that a draft or an entry has chosen, of withdrawn and deleted ones too. */
export async function readLabels(
  db: Db,
  collections: Collections,
  collection: AnyCollection,
  draft: Choosing,
): Promise<LabelOf> {
  const lists = new Set(listedLabels(collection).map(({ to }) => to));
  const chosen = Map.groupBy(
    entriesOf(collection, draft).filter(({ to }) => lists.has(to)),
    ({ to }) => to,
  );
  const labels = new Map<string, InSomeLanguages<string>>();
  for (const [to, entries] of chosen) {
    const titles = await titlesOf(
      db,
      collections.named(to),
      entries.map(({ id }) => id),
    );
    for (const [id, title] of titles) labels.set(`${to} ${id}`, title);
  }
  return (to, id) => labels.get(`${to} ${id}`);
}

/**
 * Reads them with the entries locked until the transaction ends, so that the published labels are those of the lists: a
 * publication of a list's entry comes before or after.
 */
export async function lockLabels(
  transaction: Transaction<Schema>,
  collections: Collections,
  collection: AnyCollection,
  draft: Choosing,
): Promise<LabelOf> {
  const lists = new Set(listedLabels(collection).map(({ to }) => to));
  for (const { to, id } of entriesOf(collection, draft).filter((entry) => lists.has(entry.to))) {
    const entry = transaction.updateTable("entries").set((row) => ({ state: row.ref("state") }));
    await entry.where("collection", "=", to).where("id", "=", id).execute();
  }
  return readLabels(transaction, collections, collection, draft);
}

/** Returns titles by id, in the languages that they are written in. */
async function titlesOf(
  db: Db,
  list: AnyCollection,
  ids: readonly number[],
): Promise<Map<number, InSomeLanguages<string>>> {
  if (ids.length === 0) return new Map();
  const read = Map.groupBy(await readTitles(db, list, ids), ({ id }) => id);
  const titles = [...read].flatMap(([id, rows]): [number, InSomeLanguages<string>][] => {
    const title = writtenTitles(Object.fromEntries(rows.map((row) => [row.language, readable(row)])));
    return title === undefined ? [] : [[id, title]];
  });
  return new Map(titles);
}

/** Returns a title; undefined for a damaged one, which its own list reports. */
function readable({ title }: { title: () => string }): string | undefined {
  try {
    return title();
  } catch {
    return undefined;
  }
}

/** Returns the published entries of a list by their folded titles in all languages. */
export async function readLabelIndex(db: Db, list: AnyCollection): Promise<LabelIndex> {
  const index = new Map<string, Set<number>>();
  for (const [id, titles] of await titlesOf(db, list, await seenIds(db, list))) {
    for (const title of Object.values(titles).filter((one) => one !== undefined))
      index.set(fold(title), (index.get(fold(title)) ?? new Set()).add(id));
  }
  return index;
}

/** Writes the title of a list's entry to the published entries that show it as a label. */
export async function relabelEntries(
  transaction: Transaction<Schema>,
  log: Log,
  { all }: Collections,
  list: AnyCollection,
  id: number,
): Promise<void> {
  const showing = all.flatMap((collection) => {
    const labels = listedLabels(collection).filter(({ to }) => to === list.name);
    return labels.length === 0 ? [] : [{ collection, labels }];
  });
  const title = showing.length === 0 ? undefined : (await titlesOf(transaction, list, [id])).get(id);
  if (title === undefined) return;
  for (const { collection, labels } of showing) {
    for (let after = 0; ; ) {
      const ids = await usedBy(transaction, collection, { to: list.name, id }, after);
      const damaged = (entry: number, error: unknown) =>
        log.error({ kind: collection.name, id: entry, err: error }, "a published item cannot be read");
      const entries = await readEntries(transaction, log, collection, ids, { condition: IS_PUBLISHED, damaged });
      for (const entry of entries) {
        const changed = withLabels(entry, labels, id, title);
        if (!isDeepStrictEqual(changed, entry)) await writeEntry(transaction, collection, changed as Content);
      }
      const end = ids.at(-1);
      if (end === undefined || ids.length < AT_ONCE) break;
      after = end;
    }
  }
}

/** Returns an entry with a title in place of the labels for which it has chosen this entry of a list. */
function withLabels(
  { partialTexts, ...entry }: ReadContent,
  labels: readonly ListedLabel[],
  id: number,
  title: InSomeLanguages<string>,
): ReadContent {
  const own = titleIn(title, Object.keys(entry.texts) as Language[]);
  const changed = labels.filter(({ fact }) => [entry[fact]].flat().includes(id)).map(({ label }) => label);
  const partial = withPartialTexts(
    { texts: entry.texts, partialTexts },
    changed.map((label) => [label, title]),
  );
  return {
    ...entry,
    ...Object.fromEntries(changed.map((label) => [label, own])),
    ...(partial === undefined ? {} : { partialTexts: partial }),
  };
}

/** Returns ids of published entries of a collection after one that refer to an entry of a list. */
async function usedBy(
  transaction: Transaction<Schema>,
  { name }: AnyCollection,
  { to, id }: { to: string; id: number },
  after: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom("references")
    .select("entry_id")
    .where("to_collection", "=", to)
    .where("to_id", "=", String(id))
    .where("collection", "=", name)
    .where("published", "=", 1)
    .where("entry_id", ">", after)
    .orderBy("entry_id")
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

/** Number of items handled in one transaction. */
const ITEMS_AT_ONCE = 100;

/**
 * Brings what earlier releases stored up to date with the lists, once for each collection, its lists and the languages of
 * the site: chooses entries of lists for labels that were written as texts (`linkLabelsOf`), and completes the texts of
 * public entries in languages that they are not written in (`completePartialTexts`). Other processes doing the same and
 * saves are not disturbed; a killed run starts over.
 */
export async function linkStoredLabels(db: Database, log: Log, collections: Collections, altOf: AltOf): Promise<void> {
  for (const collection of collections.all) {
    const labels = listedLabels(collection);
    if (!Object.values(collection.texts).some(isPartial)) continue;
    const [key, value] = [`labels-${collection.name}`, JSON.stringify({ labels, languages: LANGUAGE_CODES })];
    const before = await db.selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirst();
    if (before?.value === value) continue;
    const count = await linkLabelsOf(db, log, collections, collection);
    await completePartialTexts(db, log, collections, collection, altOf);
    await db
      .insertInto("site_state")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
    if (count > 0) log.info({ collection: collection.name, items: count }, "labels were chosen from lists");
  }
}

/**
 * Chooses entries of lists for the labels of a collection: in all versions, autosaves and public entries whose texts of a
 * label are all titles of one entry. Other texts stay as they are, and the chosen ones stay stored, so that an older
 * release shows them.
 * @returns the number of items that have changed
 */
export async function linkLabelsOf(
  db: Database,
  log: Log,
  collections: Collections,
  collection: AnyCollection,
): Promise<number> {
  const labels: IndexedLabel[] = [];
  for (const label of listedLabels(collection))
    labels.push({ ...label, index: await readLabelIndex(db, collections.named(label.to)) });
  if (labels.length === 0) return 0;
  let count = 0;
  for (let after = 0; ; ) {
    const batch = await db
      .transaction()
      .execute((transaction) => linkBatch(transaction, log, collection, labels, after));
    if (batch === undefined) return count;
    count += batch.count;
    after = batch.last;
  }
}

type IndexedLabel = ListedLabel & { index: LabelIndex };

/** Handles the items after an id. @returns the last id and the number of changed items; undefined when there are no more */
async function linkBatch(
  transaction: Transaction<Schema>,
  log: Log,
  collection: AnyCollection,
  labels: readonly IndexedLabel[],
  after: number,
): Promise<{ last: number; count: number } | undefined> {
  const { name: kind } = collection;
  const locked = await lockNextItems(transaction, kind, after, ITEMS_AT_ONCE);
  if (locked === undefined) return undefined;
  const { last, items } = locked;
  const versions = await transaction
    .selectFrom("item_versions")
    .select(["item_id", "version", "draft"])
    .where("kind", "=", kind)
    .where("item_id", ">", after)
    .where("item_id", "<=", last)
    .execute();
  const changed = new Set<number>();
  const published = new Map<number, Chosen>();
  for (const { item_id, version, draft } of versions) {
    const linked = linkedDraft(log, { kind, id: item_id }, labels, draft);
    if (linked === undefined) continue;
    await transaction
      .updateTable("item_versions")
      .set({ draft: linked.json })
      .where("kind", "=", kind)
      .where("item_id", "=", item_id)
      .where("version", "=", version)
      .execute();
    changed.add(item_id);
    const item = items.find(({ id }) => id === item_id);
    const flags = [...(item?.version === version ? [0] : []), ...(item?.published_version === version ? [1] : [])];
    for (const flag of flags) await addReferences(transaction, { kind, id: item_id, flag }, labels, linked.chosen);
    if (item?.published_version === version) published.set(item_id, linked.chosen);
  }
  const autosaves = await transaction
    .selectFrom("autosaves")
    .select(["user_id", "item_id", "draft_key", "draft"])
    .where("kind", "=", kind)
    .where("item_id", "<=", last)
    .where("item_id", ">", after === 0 ? -1 : after)
    .execute();
  for (const { draft, ...autosave } of autosaves) {
    const linked = linkedDraft(log, { kind, id: autosave.item_id }, labels, draft);
    if (linked !== undefined)
      await transaction
        .updateTable("autosaves")
        .set({ draft: linked.json })
        .where("kind", "=", kind)
        .where(({ and }) => and(autosave))
        .execute();
  }
  if (published.size > 0) await changeFacts(transaction, log, collection, published);
  return { last, count: changed.size };
}

/** The facts with the entries that were chosen. */
type Chosen = Readonly<Record<string, readonly number[]>>;

/** Chooses entries for the labels of a stored draft; undefined when nothing changes. */
function linkedDraft(
  log: Log,
  item: { kind: string; id: number },
  labels: readonly IndexedLabel[],
  json: string,
): { json: string; chosen: Chosen } | undefined {
  try {
    const draft = JSON.parse(json) as Record<string, unknown> & { texts?: Record<string, Record<string, unknown>> };
    const texts = Object.values(draft.texts ?? {});
    const chosen = labels.flatMap(({ label, fact, index }) => {
      if (Array.isArray(draft[fact]) && draft[fact].length > 0) return [];
      const id = matchingEntry(
        index,
        texts.map((text) => text[label]).filter((text) => typeof text === "string"),
      );
      return id === undefined ? [] : [[fact, [id]] as const];
    });
    if (chosen.length === 0) return undefined;
    return { json: JSON.stringify({ ...draft, ...Object.fromEntries(chosen) }), chosen: Object.fromEntries(chosen) };
  } catch (error) {
    log.error({ ...item, err: error }, "the labels of an item cannot be read");
    return undefined;
  }
}

async function addReferences(
  transaction: Transaction<Schema>,
  { kind, id, flag }: { kind: string; id: number; flag: number },
  labels: readonly ListedLabel[],
  chosen: Chosen,
): Promise<void> {
  const rows = labels.flatMap(({ fact, to }) =>
    (chosen[fact] ?? []).map((one) => ({
      ...{ collection: kind, entry_id: id, published: flag },
      ...{ to_collection: to, to_id: String(one) },
    })),
  );
  await transaction
    .insertInto("references")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the alternative text that the library has of a picture. */
type AltOf = (path: string) => Promise<InEveryLanguage<string> | undefined>;

/** Writes the texts of the public entries of a collection in languages that they are not written in. */
export async function completePartialTexts(
  db: Database,
  log: Log,
  collections: Collections,
  collection: AnyCollection,
  altOf: AltOf,
): Promise<void> {
  const read = (from: Db, ids: readonly number[]) =>
    readEntries(from, log, collection, ids, { condition: IS_PUBLISHED, damaged: () => {} });
  for (let after = 0; ; ) {
    const ids = await entryIds(db, collection, "published", after, AT_ONCE);
    const entries = await read(db, ids);
    const lacking = entries.filter(({ texts }) => LANGUAGE_CODES.some((code) => texts[code] === undefined));
    for (const one of lacking) {
      const { id } = one;
      const picture = pictureIn(collection, one);
      const alt = picture === undefined ? undefined : await altOf(picture);
      await db.transaction().execute(async (transaction) => {
        if ((await lockItem(transaction, collection.name, id)) === undefined) return;
        const [entry] = await read(transaction, [id]);
        // One with another picture was published meanwhile, by this release.
        if (entry === undefined || pictureIn(collection, entry) !== picture) return;
        const labelOf = await lockLabels(transaction, collections, collection, entry);
        const partialTexts = partialTextsOf(collection, entry, { labelOf, altOf: () => alt });
        if (isDeepStrictEqual(partialTexts, entry.partialTexts)) return;
        await changeFacts(transaction, log, collection, new Map([[id, { partialTexts }]]));
      });
    }
    const end = ids.at(-1);
    if (end === undefined || ids.length < AT_ONCE) return;
    after = end;
  }
}

/** Changes facts of public entries, with the rows of their lists and filters. */
async function changeFacts(
  transaction: Transaction<Schema>,
  log: Log,
  collection: AnyCollection,
  changes: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): Promise<void> {
  const ids = [...changes.keys()];
  const rows = await transaction
    .selectFrom("entries")
    .select(["id", "facts"])
    .where("collection", "=", collection.name)
    .where("id", "in", ids)
    .where(IS_PUBLISHED)
    .execute();
  for (const row of rows) {
    const facts = JSON.stringify({ ...readableFacts(collection, row), ...changes.get(row.id) });
    const own = transaction.updateTable("entries").where("collection", "=", collection.name).where("id", "=", row.id);
    await own.set({ facts }).execute();
  }
  const damaged = (id: number, error: unknown) =>
    log.error({ kind: collection.name, id, err: error }, "a published item cannot be read");
  const entries = await readEntries(transaction, log, collection, ids, { condition: IS_PUBLISHED, damaged });
  await writeDerivedRows(
    transaction,
    collection,
    entries.map((content) => ({ content, sortKey: sortKeyOf(collection, content) })),
  );
  await raiseContentVersion(transaction);
}
