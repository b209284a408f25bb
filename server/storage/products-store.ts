import type { Transaction } from "kysely";
import { type ProductContent, productSchema } from "#content/products/product.ts";
import type { ListQuery } from "#content/search/list-query.ts";
import { isLanguage, type Language, type Localized } from "#i18n/languages.ts";
import { raiseContentVersion } from "./content-version.ts";
import { findListed, writeListing } from "./listings.ts";
import type { Database } from "./open-database.ts";
import type { Schema } from "./schema.ts";
import { joinTexts, pickShown, type Shown } from "./shown-text.ts";

/** A product as cards and its page show it, in one language. */
export interface ShownProduct {
  id: number;
  img: string;
  stock: number;
  documentationUrl: string | undefined;
  text: Shown<{ title: string; description: string; image_alt: string; product_type: string }>;
}

/** Products are listed by id: the first ones first. A fixed width keeps the order of texts that of numbers. */
const sortKeyOf = (id: number) => String(id).padStart(12, "0");

/** Products: lists and pages in one language, whole records for the API, saving for staff and the first start. */
export function productsStore(db: Database) {
  async function shown(ids: readonly number[], language: Language): Promise<ShownProduct[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom("products").selectAll().where("id", "in", ids).execute();
    const texts = await db.selectFrom("product_texts").selectAll().where("product_id", "in", ids).execute();
    return joinTexts(
      ids,
      rows,
      texts,
      (text) => text.product_id,
      (row, own) => {
        const text = pickShown(own, language);
        if (text === undefined) return undefined;
        return {
          id: row.id,
          img: row.img,
          stock: row.stock,
          documentationUrl: row.documentation_url ?? undefined,
          text,
        };
      },
    );
  }

  return {
    /** One page of the list. */
    async list(language: Language, query: ListQuery, size?: number): Promise<{ items: ShownProduct[]; total: number }> {
      const { ids, total } = await findListed(db, "product", language, query, size);
      return { items: await shown(ids, language), total };
    },

    /** One product, or undefined when there is none. */
    async find(id: number, language: Language): Promise<ShownProduct | undefined> {
      const [product] = await shown([id], language);
      return product;
    },

    /** The first `count` products of the list other than `id`. */
    async others(id: number, language: Language, count: number): Promise<ShownProduct[]> {
      const { ids } = await findListed(db, "product", language, { q: "", sort: "asc", page: 1 }, count + 1);
      return shown(ids.filter((other) => other !== id).slice(0, count), language);
    },

    /** Whole records with all their languages, in the order of `ids`; ids without a record are left out. */
    async records(ids: readonly number[]): Promise<ProductContent[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("products").selectAll().where("id", "in", ids).execute();
      const texts = await db.selectFrom("product_texts").selectAll().where("product_id", "in", ids).execute();
      return joinTexts(ids, rows, texts, (text) => text.product_id, toContent);
    },

    /** Writes a product, new or known by its id, in one transaction. @throws ZodError when it is not a valid one */
    async save(product: ProductContent): Promise<void> {
      const content = productSchema.parse(product);
      await db.transaction().execute((transaction) => write(transaction, content));
    },
  };
}

function toContent(
  row: { id: number; img: string; stock: number; documentation_url: string | null },
  texts: readonly Schema["product_texts"][],
): ProductContent {
  const inLanguages = texts.map((text) => [
    text.language,
    { title: text.title, description: text.description, imageAlt: text.image_alt },
  ]);
  return productSchema.parse({
    id: row.id,
    img: row.img,
    stock: row.stock,
    documentationUrl: row.documentation_url ?? undefined,
    productType: Object.fromEntries(texts.map((text) => [text.language, text.product_type])),
    texts: Object.fromEntries(inLanguages),
  });
}

async function write(transaction: Transaction<Schema>, content: ProductContent): Promise<void> {
  const row = {
    id: content.id,
    img: content.img,
    stock: content.stock,
    documentation_url: content.documentationUrl ?? null,
  };
  await transaction
    .insertInto("products")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await transaction.deleteFrom("product_texts").where("product_id", "=", content.id).execute();
  const texts = Object.entries(content.texts).flatMap(([language, text]) =>
    text === undefined || !isLanguage(language)
      ? []
      : [
          {
            product_id: content.id,
            language,
            title: text.title,
            description: text.description,
            image_alt: text.imageAlt,
            product_type: content.productType[language] ?? content.productType.en,
          },
        ],
  );
  await transaction.insertInto("product_texts").values(texts).execute();
  const titles = Object.fromEntries(texts.map((text) => [text.language, text.title])) as Localized<string>;
  await writeListing(transaction, "product", { id: content.id, sortKey: sortKeyOf(content.id), titles });
  await raiseContentVersion(transaction);
}
