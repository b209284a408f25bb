import type { Transaction } from "kysely";
import { writeListing } from "#features/publishing/storage/listings.server.ts";
import { richColumn } from "#features/publishing/storage/rich-column.server.ts";
import { searchedTexts, textsByLanguage } from "#features/publishing/storage/texts-by-language.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type NewsContent, newsSchema } from "./news-item.ts";

/** Makes a news item what visitors read. @throws ZodError when it is not a valid one */
export async function writeNews(transaction: Transaction<Schema>, content: NewsContent): Promise<void> {
  const { id, img, posted, texts } = newsSchema.parse(content);
  const row = { id, img, posted, withdrawn: 0 };
  await transaction
    .insertInto("news")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom("news_texts")
    .where("news_id", "=", id)
    .where("language", "in", LANGUAGE_CODES)
    .execute();
  const rows = textsByLanguage(texts).map(([language, text]) => ({
    news_id: id,
    language,
    title: text.title,
    short_description: text.shortDescription,
    description: text.description,
    image_alt: text.imageAlt,
    rich: richColumn(text.rich),
  }));
  await transaction.insertInto("news_texts").values(rows).execute();
  await writeListing(transaction, "news", { id, sortKey: posted, searched: searchedTexts(texts) });
}
