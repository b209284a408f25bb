import type { Transaction } from "kysely";
import { writeListing } from "#features/publishing/storage/listings.server.ts";
import { richColumn } from "#features/publishing/storage/rich-column.server.ts";
import { searchedTexts, textsByLanguage } from "#features/publishing/storage/texts-by-language.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type ProductContent, productSchema } from "./product.ts";

/** Products are listed by id: the first ones first. A fixed width keeps the order of texts that of numbers. */
const sortKeyOf = (id: number) => String(id).padStart(12, "0");

/** Makes a product what visitors read. @throws ZodError when it is not a valid one */
export async function writeProduct(transaction: Transaction<Schema>, content: ProductContent): Promise<void> {
  const { id, img, stock, documentationUrl, productType, texts } = productSchema.parse(content);
  const row = { id, img, stock, documentation_url: documentationUrl ?? null, withdrawn: 0 };
  await transaction
    .insertInto("products")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom("product_texts")
    .where("product_id", "=", id)
    .where("language", "in", LANGUAGE_CODES)
    .execute();
  const rows = textsByLanguage(texts).map(([language, text]) => ({
    product_id: id,
    language,
    title: text.title,
    description: text.description,
    image_alt: text.imageAlt,
    product_type: productType[language] ?? productType.en,
    rich: richColumn(text.rich),
  }));
  await transaction.insertInto("product_texts").values(rows).execute();
  const searched = searchedTexts(texts, (shown) => [productType[shown] ?? productType.en]);
  await writeListing(transaction, "product", { id, sortKey: sortKeyOf(id), searched });
}
