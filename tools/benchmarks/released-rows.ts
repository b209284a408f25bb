import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { examples } from "#collections/examples.server.ts";
import { collections } from "#collections/index.ts";
import type { Content } from "#features/publishing/collection.ts";
import { fromPublished } from "#features/publishing/published.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { sampleEntries } from "./sample-entries.ts";

/*
 * Rows as releases up to migration 0012 stored them. No other code knows those tables any more, so this writes them by
 * name.
 */

type Row = Readonly<Record<string, unknown>>;
type Rows = Kysely<Record<string, Row>>;

const AT_ONCE = 200;
/** Ids below are reserved by the specification. */
const ID_BEGIN = 11;
const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const AUTHOR = { id: "staff-1", name: "Staff" };
const TABLES = {
  news: { rows: "news", texts: "news_texts", owner: "news_id" },
  project: { rows: "projects", texts: "project_texts", owner: "project_id" },
  product: { rows: "products", texts: "product_texts", owner: "product_id" },
  offer: { rows: "job_offers", texts: "job_offer_texts", owner: "offer_id" },
} as const satisfies Partial<Record<keyof typeof examples, object>>;

/**
 * Fills an empty database that has been migrated up to 0012 with `count` entries, divided among news, projects,
 * products and offers, each with two versions; `count` messages and a quarter as many applications, with their mails,
 * notes and ratings.
 */
export async function fillReleased(database: Database, count: number): Promise<void> {
  const db = database as unknown as Rows;
  const account = { email_verified: 0, role: "admin", language: "en", banned: 0, two_factor_enabled: 0 };
  const dates = { activated_at: 1, created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
  await insert(db, "staff_users", [{ ...account, ...dates, id: AUTHOR.id, username: "staff", name: AUTHOR.name }]);
  const kinds = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const ofEach = Math.ceil(count / kinds.length);
  for (const kind of kinds) await fillEntries(db, kind, ofEach);
  await inBatches(db, count, (within, first, size) => insertMessages(within, numbers(first, size)));
  await inBatches(db, Math.ceil(count / 4), (within, first, size) =>
    insertApplications(within, numbers(first, size), ofEach),
  );
}

const numbers = (first: number, size: number) => Array.from({ length: size }, (_, i) => first + i);

async function inBatches(
  db: Rows,
  count: number,
  write: (within: Rows, first: number, size: number) => Promise<void>,
): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - first + 1);
    await db.transaction().execute((transaction) => write(transaction, first, size));
  }
}

async function insert(db: Rows, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const inColumns = (fields: Row) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      columnOf(name),
      typeof value === "object" ? JSON.stringify(value) : value,
    ]),
  );

export async function fillEntries(db: Rows, kind: keyof typeof TABLES, count: number): Promise<void> {
  const sample = await sampleEntries(kind);
  await inBatches(db, count, async (within, first, size) => {
    const entries = numbers(first + ID_BEGIN - 1, size).map(sample);
    await insertPublic(within, kind, entries);
    await insertItems(within, kind, entries);
  });
  await db
    .updateTable("item_ids")
    .set({ next: count + ID_BEGIN })
    .where("kind", "=", kind)
    .execute();
}

const isWithdrawn = ({ id }: Content) => id % 50 === 0;
const shown = ({ texts }: Content, language: string) => (texts as Record<string, Row>)[language] ?? texts.en ?? {};

async function insertPublic(db: Rows, kind: keyof typeof TABLES, entries: readonly Content[]): Promise<void> {
  const { rows, texts, owner } = TABLES[kind];
  await insert(
    db,
    rows,
    entries.map((entry) => ({ ...inColumns(factsIn(entry)), id: entry.id, withdrawn: Number(isWithdrawn(entry)) })),
  );
  const textRows = entries.flatMap((entry) =>
    LANGUAGE_CODES.map((language) => {
      const text = { ...shown(entry, language), ...labelsIn(entry, language) };
      const row = kind === "offer" ? { record: JSON.stringify(text) } : { rich: null, ...inColumns(text) };
      return { [owner]: entry.id, language, ...row };
    }),
  );
  await insert(db, texts, textRows);
  if (kind === "offer") return;
  const listed = entries.filter((entry) => !isWithdrawn(entry));
  const listing = (entry: Content, language: string) => ({
    kind,
    language,
    item_id: entry.id,
    sort_key: typeof entry.posted === "string" ? entry.posted : String(entry.id).padStart(12, "0"),
    folded_title: fold([shown(entry, language).title, ...Object.values(labelsIn(entry, language))].join(" ")),
  });
  await insert(
    db,
    "listings",
    listed.flatMap((entry) => LANGUAGE_CODES.map((language) => listing(entry, language))),
  );
}

/** Only facts: labels have a text for each language. */
const factsIn = ({ texts, ...own }: Content): Row =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => !isLabel(value)));

const isLabel = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const labelsIn = ({ texts, ...own }: Content, language: string) =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => (isLabel(value) ? [[name, value[language] ?? value.en]] : [])),
  );

async function insertItems(db: Rows, kind: keyof typeof TABLES, entries: readonly Content[]): Promise<void> {
  const collection = collections.find(({ name }) => name === kind);
  if (collection === undefined) throw new Error(`there is no collection ${kind}`);
  const saved = { updated_at: NOW, updated_by_id: AUTHOR.id, updated_by: AUTHOR.name };
  await insert(
    db,
    "items",
    entries.map((entry) => ({
      kind,
      id: entry.id,
      version: 2,
      first_published_at: NOW,
      ...saved,
      ...(isWithdrawn(entry)
        ? { state: "withdrawn", published_version: null }
        : { state: "published", published_version: 2 }),
      title: entry.texts.en?.title,
      folded: fold(LANGUAGE_CODES.map((code) => shown(entry, code).title).join(" ")),
      img: entry.img,
      posted: entry.posted ?? "",
      languages: '{"en":"complete","pl":"complete","de":"complete"}',
    })),
  );
  const versions = entries.flatMap((entry) => {
    const draft = JSON.stringify(fromPublished(collection, entry));
    return ["created", "saved"].map((what, i) => ({
      kind,
      item_id: entry.id,
      version: i + 1,
      draft,
      translated_from: '{"pl":1,"de":1}',
      what,
      from_version: null,
      saved_at: NOW,
      author_id: AUTHOR.id,
      author: AUTHOR.name,
    }));
  });
  await insert(db, "item_versions", versions);
  const uses = entries.flatMap(({ id }) =>
    [0, 1].map((published) => ({ picture_key: `picture-${id % 500}`, kind, item_id: id, published })),
  );
  await insert(db, "picture_uses", uses);
}

const PERSON = { first_name: "Jan", suspected_spam: 0, language: "pl", key_print: null };

async function insertMessages(db: Rows, ids: readonly number[]): Promise<void> {
  const text = "We need a quotation for a new switchboard of a floating dock in Gdynia. ".repeat(9).trim();
  const message = (id: number) => {
    const email = `person${id % 5000}@example.org`;
    const own = { last_name: `Nowak${id % 997}`, message: text, email, mailbox: email };
    const reference = `M-${String(id).padStart(8, "0")}`;
    return {
      ...PERSON,
      ...own,
      id,
      reference,
      received_at: NOW - id * MINUTE_MS,
      words_print: `words-${id}`,
      state: id % 3 === 0 ? "new" : "answered",
      owner_id: id % 3 === 1 ? AUTHOR.id : null,
      changed_at: NOW,
      folded: fold([reference, PERSON.first_name, own.last_name, email, text].join(" ")),
    };
  };
  await insert(db, "messages", ids.map(message));
  const noted = ids.filter((id) => id % 4 === 0);
  await insert(
    db,
    "message_notes",
    noted.map((id) => ({ message_id: id, at: NOW, author_id: AUTHOR.id, author: AUTHOR.name, text: "Called back." })),
  );
  await insert(
    db,
    "outbox",
    ids.flatMap((id) =>
      ["message-notice", "message-confirmation"].map((kind) => mail(kind, { contact_message_id: id })),
    ),
  );
}

async function insertApplications(db: Rows, ids: readonly number[], offers: number): Promise<void> {
  const application = (id: number) => {
    const email = `applicant${id % 5000}@example.org`;
    const own = { last_name: `Nowak${id % 997}`, phone: "+48 600 000 000", email, mailbox: email };
    const reference = `A-${String(id).padStart(8, "0")}`;
    return {
      ...PERSON,
      ...own,
      id,
      reference,
      received_at: NOW - id * MINUTE_MS,
      words_print: `words-${id}`,
      offer_id: id % 5 === 0 ? null : ID_BEGIN + (id % offers),
      consent: "vacancy",
      consent_at: NOW,
      file_key: randomUUID(),
      file_name: "cv.pdf",
      file_size: 100_000,
      file_sha256: "0".repeat(64),
      scan: "unscanned",
      token_hash: randomUUID(),
      state: "shortlisted",
      changed_at: NOW,
      rating: 400,
      ratings: 1,
      folded: fold([reference, PERSON.first_name, own.last_name, email].join(" ")),
    };
  };
  await insert(db, "applications", ids.map(application));
  const by = { at: NOW, author: AUTHOR.name };
  await insert(
    db,
    "application_notes",
    ids.map((id) => ({ ...by, application_id: id, author_id: AUTHOR.id, text: "Invite." })),
  );
  await insert(
    db,
    "application_ratings",
    ids.map((id) => ({ ...by, application_id: id, user_id: AUTHOR.id, stars: 4 })),
  );
  await insert(
    db,
    "outbox",
    ids.flatMap((id) =>
      ["application-notice", "application-confirmation"].map((kind) => mail(kind, { application_id: id })),
    ),
  );
}

const mail = (kind: string, of: Row) => ({
  kind,
  message_id: randomUUID(),
  language: "pl",
  reference: "M-0000-0000",
  received_at: NOW,
  ...of,
  state: "sent",
  attempts: 1,
  next_try_at: NOW,
  created_at: NOW,
  sent_at: NOW,
});
