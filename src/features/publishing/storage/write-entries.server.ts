import { sql, type Transaction } from "kysely";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyCollection, Content } from "../collection.ts";
import { contentSchema } from "../content-schema.ts";
import { uniqueField } from "../fields.ts";
import { removeDerivedRows, sortKeyOf, writeDerivedRows } from "./derived-rows.server.ts";
import { computedBefore, publicFacts, readableFacts, readRecords, storedTexts } from "./entries.server.ts";

/*
 * Writes what visitors see. The row of an entry stays when it is withdrawn or deleted for good: it states that there was
 * something once.
 */

type Row = Readonly<Record<string, unknown>>;

/** The last day on which visitors see an entry; null for one without. */
export function lastDayOf({ visible }: AnyCollection, content: Content): string | null {
  return dayIn(content, visible?.until);
}

function dayIn(content: Content, name: string | undefined): string | null {
  const day = name === undefined ? undefined : content[name];
  return typeof day === "string" ? day : null;
}

/**
 * Makes an entry what visitors read.
 * @throws ZodError when it is not a valid one; Error when another entry has the value of a field that is unique
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
  const values = {
    state: "published",
    sort_key: sortKeyOf(collection, content),
    visible_from: dayIn(content, collection.visible?.from),
    visible_until: lastDayOf(collection, content),
    facts: JSON.stringify({
      ...(await unknownFacts(transaction, collection, content.id)),
      ...Object.fromEntries(publicFacts(collection).map(([fact]) => [fact, content[fact]])),
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

/** What another release has stored of an entry that this one does not know. */
async function unknownFacts(transaction: Transaction<Schema>, collection: AnyCollection, id: number): Promise<Row> {
  const row = await ofEntry(transaction, collection, id).select(["id", "facts"]).executeTakeFirst();
  if (row === undefined) return {};
  const known = new Set(publicFacts(collection).map(([name]) => name));
  return Object.fromEntries(Object.entries(readableFacts(collection, row)).filter(([name]) => !known.has(name)));
}

const ofEntry = (transaction: Transaction<Schema>, { name }: AnyCollection, id: number) =>
  transaction.selectFrom("entries").where("collection", "=", name).where("id", "=", id);

/** Ids of other entries that have the value of the field that is unique. Entries that are gone have it too. */
async function entriesWithSame(
  transaction: Transaction<Schema>,
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
    // Not `like`, to which "_" is any character, and on SQLite "A" is "a".
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
    const record = JSON.stringify(withUnknown(collection, old, whole));
    return [{ collection: collection.name, entry_id: content.id, language, record }];
  });
  await transaction.insertInto("records").values(rows).execute();
}

/** The labels of an entry in a language; a required one that lacks it is that of English. */
function labelsIn({ texts }: AnyCollection, content: Content, language: Language): Row {
  const labels = Object.entries(texts).flatMap(([name, { label, required }]) => {
    if (!label) return [];
    const localized = content[name] as Partial<Record<Language, string>> | undefined;
    const text = localized?.[language] ?? (required ? localized?.en : undefined);
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(labels);
}

/** The texts with the fields of other releases that the stored ones have; those of damaged ones are lost. */
function withUnknown(collection: AnyCollection, before: Schema["records"] | undefined, text: Row): Row {
  try {
    if (before === undefined) return text;
    return preserveUnknown(JSON.parse(before.record), storedTexts(collection, before), text);
  } catch {
    return text;
  }
}

/** Takes an entry out of everything that visitors read. One whose days are bounded ends today at the latest. */
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
 * Deletes the texts and facts of a withdrawn entry. Where titles outlive it, they stay: what refers to the entry shows
 * them. What was computed stays too where it is required, because an entry that is gone has it in an export.
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

/** The title of a text; undefined for a damaged one. */
function titleIn(collection: AnyCollection, row: Schema["records"]): unknown {
  try {
    return storedTexts(collection, row).title;
  } catch {
    return undefined;
  }
}

/** Adds the row of an entry that was public and is gone: its address answers 410. @param computed what it had computed */
export async function addGoneEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  computed: Row | undefined,
): Promise<void> {
  const facts = JSON.stringify(computed ?? {});
  await transaction
    .insertInto("entries")
    .values({ collection: collection.name, id, state: "withdrawn", sort_key: "", facts })
    .execute();
}

/**
 * Removes an entry as if it had never been here, and another one that has what is unique of it: one is to take their place.
 * @param computed what the one in its place has computed
 */
export async function forgetEntry(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  computed: Row = {},
): Promise<void> {
  for (const gone of [id, ...(await entriesWithSame(transaction, collection, id, computed))]) {
    await removeDerivedRows(transaction, collection.name, [gone]);
    // Its texts go with it.
    await transaction.deleteFrom("entries").where("collection", "=", collection.name).where("id", "=", gone).execute();
  }
}
