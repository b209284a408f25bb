import { findListed, showNeighbours } from "#features/publishing/storage/listings.server.ts";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { type RichReader, richReader } from "#features/publishing/storage/rich-column.server.ts";
import { joinTexts, pickShown, type Shown, unlessDamaged } from "#features/publishing/storage/shown-text.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { type NewsContent, newsSchema } from "./news-item.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    news: ReturnType<typeof newsStore>;
  }
}

/** A news item as a card shows it, in one language. */
export interface NewsCard {
  id: number;
  img: string;
  posted: string;
  text: Shown<{ title: string; short_description: string; image_alt: string }>;
}

/** A news item as its page shows it. */
export interface NewsPage extends NewsCard {
  text: NewsCard["text"] & { description: string; rich: RichDoc | undefined };
}

const SHOWN = ["id", "img", "posted"] as const;

/** Public news: lists and pages in one language, whole records for the API. What is withdrawn is not there. */
export function newsStore(db: Database, log: Log) {
  const readRich = richReader("news", log);
  const shown = () => db.selectFrom("news").select(SHOWN).where("withdrawn", "=", 0);

  /** Cards in the order of `ids`. */
  async function cards(ids: readonly number[], language: Language): Promise<NewsCard[]> {
    if (ids.length === 0) return [];
    const rows = await shown().where("id", "in", ids).execute();
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
      const row = await shown().where("id", "=", id).executeTakeFirst();
      if (row === undefined) return undefined;
      const texts = await db.selectFrom("news_texts").selectAll().where("news_id", "=", id).execute();
      const text = pickShown(texts, language);
      return text === undefined ? undefined : { ...row, text: { ...text, rich: readRich(id, text.rich) } };
    },

    /** The older and the newer item beside one, as cards. */
    neighbours: (id: number, language: Language) => showNeighbours(db, "news", id, (beside) => cards(beside, language)),

    /** Whole records with all their languages, in the order of `ids`; ids without a record are left out. */
    async records(ids: readonly number[]): Promise<NewsContent[]> {
      if (ids.length === 0) return [];
      const rows = await shown().where("id", "in", ids).execute();
      const texts = await db.selectFrom("news_texts").selectAll().where("news_id", "in", ids).execute();
      return joinTexts(
        ids,
        rows,
        texts,
        (text) => text.news_id,
        (row, own) => unlessDamaged(log, "news", row.id, () => toContent(row, own, readRich)),
      );
    },

    /** Publishes an item, new or known by its id. @throws ZodError when it is not a valid one */
    save: (item: NewsContent) => publishRecord(db, "news", item),
  };
}

function toContent(
  row: { id: number; img: string; posted: string },
  texts: readonly Schema["news_texts"][],
  readRich: RichReader,
): NewsContent {
  const inLanguages = texts.map((text) => [
    text.language,
    {
      title: text.title,
      shortDescription: text.short_description,
      description: text.description,
      imageAlt: text.image_alt,
      rich: readRich(row.id, text.rich),
    },
  ]);
  return newsSchema.parse({ ...row, texts: Object.fromEntries(inLanguages) });
}
