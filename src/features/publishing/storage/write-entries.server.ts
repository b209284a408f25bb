import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { type InSomeLanguages, LANGUAGE_CODES, type Language, shownLanguage } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyCollection, Content } from "../collection.ts";
import { contentSchema } from "../content-schema.ts";
import { type FactField, uniqueField } from "../fields.ts";
import { removeDerivedRows, sortKeyOf, writeDerivedRows } from "./derived-rows.server.ts";
import { computedBefore, publicFacts, readableFacts, readRecords, storedTexts } from "./entries.server.ts";
import { withoutDefaults } from "./page-storage.server.ts";

/*
 * Writes published entries. The row of a withdrawn or deleted entry stays, as a sign that it was public once.
 */

type Row = Readonly<Record<string, unknown>>;

/** Returns the last day on which visitors see an entry; null without one. */
export function lastDayOf({ visible }: AnyCollection, content: Content): string | null {
  return dayIn(content, visible?.until);
}

function dayIn(content: Content, name: string | undefined): string | null {
  const day = name === undefined ? undefined : content[name];
  return typeof day === "string" ? day : null;
}

/**
 * Publishes an entry.
 * @throws ZodError when it is not valid; Error when another entry has the same value of a unique field
 */
export async function writeEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  given: Content,
): Promise<void> {
  const content = contentSchema(collection).parse(given);
  const { name } = collection;
  const [other] = await entriesWithSame(transaction, collection, content.id, content);
  if (other !== undefined) throw new Error(`${name} ${content.id} has the ${uniqueField(collection)} of ${other}`);
  // A page follows the release in a picture that nobody has chosen, as in its default words.
  const storedFact = (name: string, { fallback }: FactField) =>
    collection.page !== undefined && content[name] === fallback ? undefined : content[name];
  const values = {
    state: "published",
    sort_key: sortKeyOf(collection, content),
    visible_from: dayIn(content, collection.visible?.from),
    visible_until: lastDayOf(collection, content),
    facts: JSON.stringify({
      ...(await unknownFacts(transaction, collection, content.id)),
      ...Object.fromEntries(publicFacts(collection).map(([name, field]) => [name, storedFact(name, field)])),
      // `records` has the languages that the entry is written in.
      partialTexts: content.partialTexts,
    }),
  } as const;
  await transaction
    .insertInto("entries")
    .values({ collection: name, id: content.id, ...values })
    .onConflict((conflict) => conflict.columns(["collection", "id"]).doUpdateSet(values))
    .execute();
  await writeRecords(transaction, collection, content);
  await writeDerivedRows(transaction, collection, [{ content, sortKey: values.sort_key }]);
}

/** Returns the stored fields of an entry that this release does not know. */
async function unknownFacts(transaction: Transaction<Schema>, collection: AnyCollection, id: number): Promise<Row> {
  const row = await ofEntry(transaction, collection, id).select(["id", "facts"]).executeTakeFirst();
  if (row === undefined) return {};
  const known = new Set(publicFacts(collection).map(([name]) => name));
  return Object.fromEntries(Object.entries(readableFacts(collection, row)).filter(([name]) => !known.has(name)));
}

const ofEntry = (transaction: Transaction<Schema>, { name }: AnyCollection, id: number) =>
  transaction.selectFrom("entries").where("collection", "=", name).where("id", "=", id);

/** Returns the ids of other entries, including withdrawn ones, with the same value of the unique field. */
export async function entriesWithSame(
  transaction: Database | Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  facts: Row,
): Promise<number[]> {
  const field = uniqueField(collection);
  if (field === undefined || facts[field] === undefined) return [];
  const stored = JSON.stringify({ [field]: facts[field] }).slice(1, -1);
  const rows = await transaction
    .selectFrom("entries")
    .select("id")
    .where("collection", "=", collection.name)
    .where("id", "!=", id)
    // Not `like`, where "_" matches any character and, on SQLite, "A" matches "a".
    .where(sql<boolean>`replace(facts, ${stored}, '') <> facts`)
    .execute();
  return rows.map((row) => row.id);
}

async function writeRecords(transaction: Transaction<Schema>, collection: AnyCollection, content: Content) {
  const before = await readRecords(transaction, collection, [content.id]);
  await transaction
    .deleteFrom("records")
    .where("collection", "=", collection.name)
    .where("entry_id", "=", content.id)
    .where("language", "in", LANGUAGE_CODES)
    .execute();
  const rows = LANGUAGE_CODES.flatMap((language) => {
    const text = content.texts[language];
    if (text === undefined) return [];
    const whole = { ...text, ...labelsIn(collection, content, language) };
    const old = before.find((row) => row.language === language);
    const record = JSON.stringify(withUnknown(collection, old, withoutDefaults(collection, language, whole)));
    return [{ collection: collection.name, entry_id: content.id, language, record }];
  });
  await transaction.insertInto("records").values(rows).execute();
}

/** Returns the labels of an entry in a language; a required one falls back to another language. */
function labelsIn({ texts }: AnyCollection, content: Content, language: Language): Row {
  const labels = Object.entries(texts).flatMap(([name, { label, required }]) => {
    if (!label) return [];
    const given = (content[name] ?? {}) as InSomeLanguages<string>;
    const text = given[required ? shownLanguage(given, language) : language];
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(labels);
}

/** Returns the texts with the stored fields of other releases; those of damaged texts are lost. */
function withUnknown(collection: AnyCollection, before: Schema["records"] | undefined, text: Row): Row {
  try {
    if (before === undefined) return text;
    return preserveUnknown(JSON.parse(before.record), storedTexts(collection, before), text);
  } catch {
    return text;
  }
}

/** Withdraws an entry. One with a last day ends today at the latest. */
export async function withdrawEntry(
  transaction: Transaction<Schema>,
  { name }: AnyCollection,
  id: number,
): Promise<void> {
  const today = dayOf(Date.now());
  await transaction
    .updateTable("entries")
    .set({
      state: "withdrawn",
      visible_until: sql`case when visible_until > ${today} then ${today} else visible_until end`,
    })
    .where("collection", "=", name)
    .where("id", "=", id)
    .execute();
  await removeDerivedRows(transaction, name, [id]);
}

/**
 * Deletes the texts and facts of a withdrawn entry. Titles stay where the collection stores them for references.
 * Required computed facts stay too, as exports of deleted entries contain them.
 */
export async function eraseEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
): Promise<void> {
  if (collection.titlesStay) return eraseAllButTitles(transaction, collection, id);
  const { name, computed } = collection;
  await transaction.deleteFrom("records").where("collection", "=", name).where("entry_id", "=", id).execute();
  const stays = Object.entries((await computedBefore(transaction, collection, id)) ?? {}).filter(
    ([fact]) => computed[fact]?.required,
  );
  await transaction
    .updateTable("entries")
    .set({ facts: JSON.stringify(Object.fromEntries(stays)), visible_from: null, visible_until: null })
    .where("collection", "=", name)
    .where("id", "=", id)
    .execute();
}

async function eraseAllButTitles(transaction: Transaction<Schema>, collection: AnyCollection, id: number) {
  for (const row of await readRecords(transaction, collection, [id])) {
    const title = titleIn(collection, row);
    const own = { collection: row.collection, entry_id: id, language: row.language };
    if (title === undefined) {
      await transaction
        .deleteFrom("records")
        .where(({ and }) => and(own))
        .execute();
    } else {
      await transaction
        .updateTable("records")
        .set({ record: JSON.stringify({ title }) })
        .where(({ and }) => and(own))
        .execute();
    }
  }
}

/** Returns the title of stored texts; undefined for damaged ones. */
function titleIn(collection: AnyCollection, row: Schema["records"]): unknown {
  try {
    return storedTexts(collection, row).title;
  } catch {
    return undefined;
  }
}

/** Adds the row of a withdrawn or deleted entry, whose address answers 410. @param facts those that stay */
export async function addGoneEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  facts: Row = {},
): Promise<void> {
  await transaction
    .insertInto("entries")
    .values({ collection: collection.name, id, state: "withdrawn", sort_key: "", facts: JSON.stringify(facts) })
    .execute();
}

/**
 * Removes all traces of an entry, and of another one with the same unique value, so that an import can replace them.
 * @param facts facts of the new entry
 */
export async function forgetEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  facts: Row = {},
): Promise<void> {
  for (const gone of [id, ...(await entriesWithSame(transaction, collection, id, facts))]) {
    await removeDerivedRows(transaction, collection.name, [gone]);
    // Foreign keys delete its texts.
    await transaction.deleteFrom("entries").where("collection", "=", collection.name).where("id", "=", gone).execute();
  }
}
