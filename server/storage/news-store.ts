import type { Transaction } from "kysely";
import { type NewsContent, newsSchema } from "#content/news/news-item.ts";
import type { ListQuery } from "#content/search/list-query.ts";
import { isLanguage, type Language, type Localized } from "#i18n/languages.ts";
import { raiseContentVersion } from "./content-version.ts";
import { findListed, showNeighbours, writeListing } from "./listings.ts";
import type { Database } from "./open-database.ts";
import type { Schema } from "./schema.ts";
import { joinTexts, pickShown, type Shown } from "./shown-text.ts";

/** A news item as a card shows it, in one language. */
export interface NewsCard {
  id: number;
  img: string;
  posted: string;
  text: Shown<{ title: string; short_description: string; image_alt: string }>;
}

/** A news item as its page shows it. */
export interface NewsPage extends NewsCard {
  text: NewsCard["text"] & { description: string };
}

/** News: lists and pages in one language, whole records for the API, saving for staff and the first start. */
export function newsStore(db: Database) {
  /** Cards in the order of `ids`. */
  async function cards(ids: readonly number[], language: Language): Promise<NewsCard[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom("news").selectAll().where("id", "in", ids).execute();
    const texts = await db
      .selectFrom("news_texts")
      .select(["news_id", "language", "title", "short_description", "image_alt"])
      .where("news_id", "in", ids)
      .execute();
    return joinTexts(
      ids,
      rows,
      texts,
      (text) => text.news_id,
      (row, own) => {
        const text = pickShown(own, language);
        return text === undefined ? undefined : { ...row, text };
      },
    );
  }

  return {
    cards,

    /** One page of the list. */
    async list(language: Language, query: ListQuery, size?: number): Promise<{ items: NewsCard[]; total: number }> {
      const { ids, total } = await findListed(db, "news", language, query, size);
      return { items: await cards(ids, language), total };
    },

    /** Everything of one item's page, or undefined when there is none. */
    async find(id: number, language: Language): Promise<NewsPage | undefined> {
      const row = await db.selectFrom("news").selectAll().where("id", "=", id).executeTakeFirst();
      if (row === undefined) return undefined;
      const texts = await db.selectFrom("news_texts").selectAll().where("news_id", "=", id).execute();
      const text = pickShown(texts, language);
      return text === undefined ? undefined : { ...row, text };
    },

    /** The older and the newer item beside one, as cards. */
    neighbours: (id: number, language: Language) => showNeighbours(db, "news", id, (beside) => cards(beside, language)),

    /** Whole records with all their languages, in the order of `ids`; ids without a record are left out. */
    async records(ids: readonly number[]): Promise<NewsContent[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("news").selectAll().where("id", "in", ids).execute();
      const texts = await db.selectFrom("news_texts").selectAll().where("news_id", "in", ids).execute();
      return joinTexts(ids, rows, texts, (text) => text.news_id, toContent);
    },

    /** Writes an item, new or known by its id, in one transaction. @throws ZodError when it is not a valid one */
    async save(item: NewsContent): Promise<void> {
      const content = newsSchema.parse(item);
      await db.transaction().execute((transaction) => write(transaction, content));
    },
  };
}

function toContent(
  row: { id: number; img: string; posted: string },
  texts: readonly Schema["news_texts"][],
): NewsContent {
  const inLanguages = texts.map((text) => [
    text.language,
    {
      title: text.title,
      shortDescription: text.short_description,
      description: text.description,
      imageAlt: text.image_alt,
    },
  ]);
  return newsSchema.parse({ ...row, texts: Object.fromEntries(inLanguages) });
}

async function write(transaction: Transaction<Schema>, content: NewsContent): Promise<void> {
  const row = { id: content.id, img: content.img, posted: content.posted };
  await transaction
    .insertInto("news")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await transaction.deleteFrom("news_texts").where("news_id", "=", content.id).execute();
  const texts = Object.entries(content.texts).flatMap(([language, text]) =>
    text === undefined || !isLanguage(language)
      ? []
      : [
          {
            news_id: content.id,
            language,
            title: text.title,
            short_description: text.shortDescription,
            description: text.description,
            image_alt: text.imageAlt,
          },
        ],
  );
  await transaction.insertInto("news_texts").values(texts).execute();
  const titles = Object.fromEntries(texts.map((text) => [text.language, text.title])) as Localized<string>;
  await writeListing(transaction, "news", { id: content.id, sortKey: content.posted, titles });
  await raiseContentVersion(transaction);
}
