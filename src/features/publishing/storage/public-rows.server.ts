import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { writeNews } from "#collections/news/write-news.server.ts";
import { offerTitle } from "#collections/offers/offer-texts.server.ts";
import { writeOffer } from "#collections/offers/write-offer.server.ts";
import { writeProduct } from "#collections/products/write-product.server.ts";
import { writeProject } from "#collections/projects/write-project.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { ItemKind } from "../kinds.ts";
import type { Contents } from "../published.ts";
import { removeListing } from "./listings.server.ts";

/*
 * The tables that visitors read. A row stays when its item is withdrawn or deleted for good: it says that there was
 * something once.
 */

type Writer<K extends ItemKind> = (transaction: Transaction<Schema>, content: Contents[K]) => Promise<void>;

const WRITERS: { [K in ItemKind]: Writer<K> } = {
  news: writeNews,
  project: writeProject,
  product: writeProduct,
  offer: writeOffer,
};

/** The rows of each kind, and those of their texts. */
export const PUBLIC_TABLES = {
  news: { rows: "news", texts: "news_texts", owner: "news_id" },
  project: { rows: "projects", texts: "project_texts", owner: "project_id" },
  product: { rows: "products", texts: "product_texts", owner: "product_id" },
  offer: { rows: "job_offers", texts: "job_offer_texts", owner: "offer_id" },
} as const satisfies Record<ItemKind, object>;

/** Makes an item what visitors read. @throws ZodError when it is not a valid one */
export async function writePublicRows<K extends ItemKind>(
  transaction: Transaction<Schema>,
  kind: K,
  content: Contents[K],
): Promise<void> {
  await WRITERS[kind](transaction, content);
}

/** Takes an item out of everything that visitors read. A job offer can be answered no longer than today. */
export async function withdrawPublicRows(transaction: Transaction<Schema>, kind: ItemKind, id: number): Promise<void> {
  await sql`update ${sql.table(PUBLIC_TABLES[kind].rows)} set withdrawn = 1 where id = ${id}`.execute(transaction);
  if (kind !== "offer") return removeListing(transaction, kind, id);
  const today = dayOf(Date.now());
  const ofOffer = transaction.updateTable("job_offers").where("id", "=", id);
  await ofOffer.set({ open_until: today }).where("open_until", ">", today).execute();
}

/**
 * Deletes the texts and facts of a withdrawn item. Of a job offer the title stays: those who have answered it see it in
 * their application.
 */
export async function erasePublicRows(transaction: Transaction<Schema>, kind: ItemKind, id: number): Promise<void> {
  const { rows, texts, owner } = PUBLIC_TABLES[kind];
  if (kind === "offer") return eraseOfferTexts(transaction, id);
  await sql`delete from ${sql.table(texts)} where ${sql.ref(owner)} = ${id}`.execute(transaction);
  await sql`update ${sql.table(rows)} set img = '' where id = ${id}`.execute(transaction);
  if (kind === "product") {
    await transaction.updateTable("products").set({ documentation_url: null }).where("id", "=", id).execute();
  }
  if (kind === "project") {
    const nothing = { project_url: null, country: null, services: "[]", equipment_maker: null, year: null };
    await transaction.updateTable("projects").set(nothing).where("id", "=", id).execute();
  }
}

async function eraseOfferTexts(transaction: Transaction<Schema>, id: number): Promise<void> {
  const texts = await transaction.selectFrom("job_offer_texts").selectAll().where("offer_id", "=", id).execute();
  for (const { language, record } of texts) {
    const own = ({ eb, and }: ExpressionBuilder<Schema, "job_offer_texts">) =>
      and([eb("offer_id", "=", id), eb("language", "=", language)]);
    const title = titleIn({ offer_id: id, record });
    if (title === undefined) await transaction.deleteFrom("job_offer_texts").where(own).execute();
    else
      await transaction
        .updateTable("job_offer_texts")
        .set({ record: JSON.stringify({ title }) })
        .where(own)
        .execute();
  }
}

/** The title of an offer's text; undefined for a damaged one. */
function titleIn(text: Pick<Schema["job_offer_texts"], "offer_id" | "record">): string | undefined {
  try {
    return offerTitle(text);
  } catch {
    return undefined;
  }
}

/** Says whether visitors can read an item now; days of offers included. */
export async function isPublic(db: Database, kind: ItemKind, id: number): Promise<boolean> {
  const today = dayOf(Date.now());
  const isOpen =
    kind === "offer"
      ? sql`and (open_from is null or open_from <= ${today}) and (open_until is null or open_until >= ${today})`
      : sql``;
  const { rows } = await sql`select id from ${sql.table(PUBLIC_TABLES[kind].rows)}
    where id = ${id} and withdrawn = 0 ${isOpen}`.execute(db);
  return rows.length > 0;
}

/** Says whether an item was public once and is not any more: withdrawn, deleted, or an offer past its last day. */
export async function wasPublic(db: Database, kind: ItemKind, id: number): Promise<boolean> {
  const isOver = kind === "offer" ? sql`or open_until < ${dayOf(Date.now())}` : sql``;
  const { rows } = await sql`select id from ${sql.table(PUBLIC_TABLES[kind].rows)}
    where id = ${id} and (withdrawn = 1 ${isOver})`.execute(db);
  return rows.length > 0;
}

/** Ids of public rows that no item stands for: published by an older version of the site. */
export async function idsWithoutItem(db: Database, kind: ItemKind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(PUBLIC_TABLES[kind].rows)}
    where withdrawn = 0 and id not in (select id from items where kind = ${kind}) order by id`.execute(db);
  return rows.map(({ id }) => id);
}
