import { findListed } from "#features/publishing/storage/listings.server.ts";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { type RichReader, richReader } from "#features/publishing/storage/rich-column.server.ts";
import { joinTexts, pickShown, type Shown, unlessDamaged } from "#features/publishing/storage/shown-text.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { type ProductContent, productSchema } from "./product.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    products: ReturnType<typeof productsStore>;
  }
}

/** A product as cards and its page show it, in one language. */
export interface ShownProduct {
  id: number;
  img: string;
  stock: number;
  documentationUrl: string | undefined;
  text: Shown<{
    title: string;
    description: string;
    image_alt: string;
    product_type: string;
    rich: RichDoc | undefined;
  }>;
}

/** Public products: lists and pages in one language, whole records for the API. What is withdrawn is not there. */
export function productsStore(db: Database, log: Log) {
  const readRich = richReader("product", log);
  const rowsOf = (ids: readonly number[]) =>
    db.selectFrom("products").selectAll().where("withdrawn", "=", 0).where("id", "in", ids).execute();

  async function shown(ids: readonly number[], language: Language): Promise<ShownProduct[]> {
    if (ids.length === 0) return [];
    const rows = await rowsOf(ids);
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
          text: { ...text, rich: readRich(row.id, text.rich) },
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
      const rows = await rowsOf(ids);
      const texts = await db.selectFrom("product_texts").selectAll().where("product_id", "in", ids).execute();
      return joinTexts(
        ids,
        rows,
        texts,
        (text) => text.product_id,
        (row, own) => unlessDamaged(log, "product", row.id, () => toContent(row, own, readRich)),
      );
    },

    /** Publishes a product, new or known by its id. @throws ZodError when it is not a valid one */
    save: (product: ProductContent) => publishRecord(db, "product", product),
  };
}

function toContent(
  row: { id: number; img: string; stock: number; documentation_url: string | null },
  texts: readonly Schema["product_texts"][],
  readRich: RichReader,
): ProductContent {
  const inLanguages = texts.map((text) => [
    text.language,
    { title: text.title, description: text.description, imageAlt: text.image_alt, rich: readRich(row.id, text.rich) },
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
