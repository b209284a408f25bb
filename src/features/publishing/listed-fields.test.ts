import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { type AnyCollection, collectionsOf, defineCollection } from "./collection.ts";
import { type FactField, fact, text } from "./fields.ts";
import { filterOf, listFields } from "./listed-fields.ts";

const year = { min: 1950, max: 2200, wrong: "malformed-year" } as const;

/** A collection with these facts. Its texts are not read. */
const withFacts = (facts: Readonly<Record<string, FactField>>, over: Partial<AnyCollection> = {}) =>
  defineCollection({
    name: "vessel",
    words: news.words as unknown as AnyCollection["words"],
    addresses: { dashboard: "vessels" },
    texts: { title: text.line({ max: 80, required: true, sortable: true }) },
    facts,
    order: { by: "id", newestFirst: false },
    ...over,
  });

describe("a definition is refused", () => {
  test.each(["q", "by", "sort", "page"])("for a filter that is called %s", (name) => {
    expect(() => withFacts({ [name]: fact.number({ ...year, filterable: true }) })).toThrow(
      `collection vessel: the field ${name} has the name of a parameter that every list has`,
    );
    expect(() => withFacts({ [name]: fact.number({ ...year, sortable: true }) })).not.toThrow();
  });

  test("for a filter that the API calls as it calls pages", () => {
    const json = { facts: { page: "year" } } as unknown as NonNullable<AnyCollection["json"]>;
    expect(() => withFacts({ year: fact.number({ ...year, filterable: true }) }, { json })).toThrow(
      "the field year has",
    );
  });

  test("for an order by what has none", () => {
    const order = { by: "maker", newestFirst: false };
    expect(() => withFacts({ maker: fact.line({ max: 20 }) }, { order })).toThrow("is neither a day nor a number");
    expect(() => withFacts({ maker: fact.number(year) }, { order })).not.toThrow();
  });

  test("for a field that is too long, internal, or a text other than the title", () => {
    expect(() => withFacts({ maker: fact.line({ max: 301, filterable: true }) })).toThrow("300 characters");
    expect(() => withFacts({ may: { ...fact.country({ filterable: true }), internal: true } })).toThrow("is internal");
    const title = text.line({ max: 80, required: true });
    const texts = { title, type: text.line({ max: 80, sortable: true }) };
    expect(() => withFacts({}, { texts })).toThrow("the field type is a text other than the title");
    expect(() => withFacts({}, { texts: { title: { ...title, filterable: true } } })).toThrow("title is a text");
  });

  test("for a filter whose values are of no collection", () => {
    const filters = (to: string) => [withFacts({ uses: fact.references({ to, max: 6, filterable: true }) })];
    expect(() => collectionsOf(filters("services"))).toThrow(
      "collection vessel: the field uses refers to no collection",
    );
    expect(() => collectionsOf(filters("vessel"))).not.toThrow();
  });

  test("by the types of its rules", () => {
    // @ts-expect-error: visitors do not choose by pictures.
    fact.picture({ fallback: "/drawings/pic-board.svg", filterable: true });
    // @ts-expect-error: ids have no order.
    fact.references({ to: "vessel", max: 4, sortable: true });
    // @ts-expect-error: long texts are searched.
    text.area({ max: 400, sortable: true });
    const flag = fact.country({ filterable: true });
    // @ts-expect-error: the texts of news have no label "fields.flag".
    defineCollection({ ...news, texts: news.texts, facts: { flag }, order: { by: "id", newestFirst: false } });
  });
});

test.each([
  [fact.number({ ...year, filterable: true }), ["1998", "1950"], ["1949", "01998", "1998.0", "1e3", "-1", "x"]],
  [fact.day({ filterable: true }), ["2026"], ["2026-01-01", "26", "20266"]],
  [fact.country({ filterable: true }), ["NO"], ["no", "XX", "NOR"]],
  [fact.choice(["afloat", "docked"], { filterable: true }), ["docked"], ["sunk", "toString"]],
  [fact.references({ to: "vessel", max: 4, filterable: true }), ["7"], ["0", "07", "9999999999", "x"]],
  [fact.line({ max: 5, filterable: true }), ["Łódź", "a b"], ["longer", "a\0b"]],
  [fact.line({ max: 5, pattern: "V-\\d", filterable: true }), ["V-1"], ["V-"]],
] as [FactField, string[], string[]][])("a filter takes what a value of %o can be", (field, fine, wrong) => {
  const { read, schema } = filterOf(field);
  expect(fine.map(read)).toEqual(fine);
  const isDescribed = new Ajv2020({ coerceTypes: true }).compile({ type: "object", properties: { value: schema } });
  expect(fine.filter((value) => !isDescribed({ value }))).toEqual([]);
  expect([...wrong, "", " "].map(read)).toEqual([...wrong, "", " "].map(() => undefined));
});

test("a field by which a list runs anyway is no further order", () => {
  const facts = {
    posted: fact.day({ required: true, sortable: true }),
    year: fact.number({ ...year, sortable: true }),
  };
  expect(listFields(withFacts(facts, { order: { by: "posted", newestFirst: true } }))).toEqual({
    filters: {},
    sorts: ["title", "year"],
    turns: true,
  });
});

test("a list in an order that staff give cannot be turned", () => {
  const order = { by: "position", newestFirst: false };
  const position = fact.number({ min: 1, max: 9999, wrong: "malformed-position" });
  expect(listFields(withFacts({ position }, { order }))).toMatchObject({ turns: false });
});

test("the lists of today's collections have no filters", () => {
  for (const collection of collections) expect(listFields(collection)).toMatchObject({ filters: {}, sorts: [] });
});
