import { type Content, defineCollection, type Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { productTexts } from "./texts.ts";

/** Products, by id. */
export const products = defineCollection({
  name: "product",
  words: productTexts,
  addresses: { site: "products", dashboard: "products", api: "products" },
  pages: { list: "collections/products/list-page.tsx", page: "collections/products/page.tsx" },
  texts: {
    title: text.line({ max: 160, required: true, searchable: true }),
    productType: text.line({ max: 80, required: true, label: true, searchable: true }),
    description: text.rich({ max: 20_000, required: true }),
    /** Technical data, as `namedLine` reads it: "Supply: 24 V DC". */
    properties: text.lines({ lines: 24, lineMax: 200 }),
    imageAlt: text.line({ max: 300, pictureAlt: true }),
  },
  facts: {
    img: fact.picture({ fallback: "/drawings/pic-plc.svg" }),
    /** The type from the list. */
    productTypes: fact.label({ to: "product-type", of: "productType", filterable: true }),
    /** Pieces in stock. */
    stock: fact.number({ min: 0, max: 1_000_000, required: true, initial: "0", wrong: "malformed-stock" }),
    orderCode: fact.line({ max: 60, searchable: true }),
    /** Width, height and depth: "65 × 130 × 125 mm". */
    dimensions: fact.line({ max: 60 }),
    /** The data sheet. */
    documentationUrl: fact.document({ max: 500 }),
    /** Further pictures and documents, below the description. */
    pictures: fact.pictures({ max: 8 }),
    documents: fact.documents({ max: 6 }),
  },
  order: { by: "id", newestFirst: false },
  finder: { fields: ["productType", "description"] },
  overview: "counts",
  json: {
    schema: "Product",
    list: "Products, by id",
    one: "a product",
    texts: { title: "title", description: "description", product_type: "productType", image_alt: "imageAlt" },
    facts: {
      image: "img",
      img: "img",
      stock: "stock",
      documentation: "documentationUrl",
      pictures: "pictures",
      documents: "documents",
    },
    shown: ["id", "img", "title", "description", "stock", "product_type", "documentation", "pictures", "documents"],
    descriptions: {
      stock: "Pieces in stock.",
      documentation: "Path on this site, or an address, of the data sheet; null when there is none.",
    },
    notFound: "No product found with ID: {id}",
    gone: "This product is no longer offered.",
  },
});

/** A public entry in all its languages. */
export type ProductContent = Content<typeof products>;

/** A public entry in one language. */
export type ProductEntry = Published<typeof products>;
