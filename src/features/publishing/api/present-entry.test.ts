import { expect, it } from "vitest";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products } from "#collections/products/products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { projects } from "#collections/projects/projects.ts";
import type { AnyCollection, Content } from "../collection.ts";
import type { ApiCollection } from "./call-fields.ts";
import { type AnyRecord, entrySchema, presentEntry } from "./present-entry.ts";

const present = (collection: AnyCollection, record: AnyRecord) => presentEntry(collection as ApiCollection, record);

it("has every key of a news item; a missing translation is null", () => {
  const polish = { title: "Stół", shortDescription: "Krótko.", description: "Długo.", imageAlt: "Stół" };
  const english = { title: "Bench", shortDescription: "Short.", description: "Long.", imageAlt: "A bench" };
  const record = { id: 3, img: "/drawings/pic-relay.svg", posted: "2026-01-02", texts: { en: english, pl: polish } };
  expect(present(news, record)).toEqual({
    id: 3,
    title: "Bench",
    title_pl: "Stół",
    title_de: null,
    short_description: "Short.",
    short_description_pl: "Krótko.",
    short_description_de: null,
    description: "Long.",
    description_pl: "Długo.",
    description_de: null,
    img: "/drawings/pic-relay.svg",
    posted: "2026-01-02",
    pictures: [],
  });
});

it("has every key of a product; a missing translation or data sheet is null", () => {
  const texts = { en: { title: "Relay", description: "Trips.", imageAlt: "A relay" } };
  const product = { id: 7, img: "/drawings/pic-relay.svg", stock: 0, productType: { en: "Relays" }, texts };
  expect(present(products, product)).toEqual({
    id: 7,
    img: "/drawings/pic-relay.svg",
    title: "Relay",
    title_pl: null,
    title_de: null,
    description: "Trips.",
    description_pl: null,
    description_de: null,
    stock: 0,
    product_type: "Relays",
    product_type_pl: null,
    product_type_de: null,
    documentation: null,
    pictures: [],
    documents: [],
  });
});

const bare: Content<typeof projects> = {
  id: 9,
  img: "/drawings/pic-tug.svg",
  services: [],
  posted: "2026-01-02",
  texts: { en: { title: "Tug", description: "Rewired.", results: [], imageAlt: "A tug" } },
};

it("has every key of a project even when little is known", () => {
  expect(present(projects, bare)).toEqual({
    id: 9,
    title: "Tug",
    title_pl: null,
    title_de: null,
    img: "/drawings/pic-tug.svg",
    description: "Rewired.",
    description_pl: null,
    description_de: null,
    projectUrl: null,
    category: null,
    category_pl: null,
    category_de: null,
    country: null,
    year: null,
    posted: "2026-01-02",
    pictures: [],
    documents: [],
  });
});

it("gives translations under their suffix", () => {
  const polish = { title: "Holownik", description: "Nowe kable.", results: [], imageAlt: "Holownik" };
  const labelled: Content<typeof projects> = {
    ...bare,
    category: { en: "Refit", de: "Umbau" },
    texts: { ...bare.texts, pl: polish },
  };
  const shown = present(projects, labelled);
  expect(shown).toMatchObject({ title_pl: "Holownik", title_de: null, category: "Refit", category_de: "Umbau" });
});

it.each([
  [news, exampleNews],
  [projects, exampleProjects],
  [products, exampleProducts],
])("$name: every example fits the schema of the description", (collection, examples) => {
  const schema = entrySchema(collection as ApiCollection);
  for (const example of examples) schema.parse(present(collection, example));
});

it("a label or an alternative text is no translation", () => {
  const record: Content<typeof products> = {
    ...{ id: 1, img: "/drawings/pic-plc.svg", stock: 0, productType: { en: "Relay" } },
    pictures: [{ path: "/drawings/pic-plc.svg", text: { en: "A relay" }, partialText: { de: "Ein Relais" } }],
    texts: { en: { title: "Relay", description: "Long.", properties: [], imageAlt: "A relay" } },
    partialTexts: { de: { productType: "Relais", imageAlt: "Ein Relais" } },
  };
  expect(present(products, record)).toMatchObject({
    ...{ product_type: "Relay", product_type_de: null },
    pictures: [{ alt: "A relay", alt_de: null }],
  });
});
