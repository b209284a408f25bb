import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { collections, type Drafts } from "#collections/index.ts";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products } from "#collections/products/products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { projects } from "#collections/projects/projects.ts";
import { inEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { draftSample, named, richSample, SAMPLE_DAY, VALIDATION_CONTEXT } from "../../../tests/draft-samples.ts";
import { contentSchema } from "./content-schema.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";
import { type Draft, emptyDraft } from "./drafts/drafts.ts";
import { problemsOf } from "./problems-of.ts";
import { fromPublished, inLanguage, type PublishingFacts, toPublished } from "./published.ts";

const facts: PublishingFacts = { ...VALIDATION_CONTEXT, today: SAMPLE_DAY };

describe("there and back, without texts of the library", () => {
  const bare: PublishingFacts = { ...facts, altOf: () => undefined };
  it.each(exampleNews)("news $id", (item) => {
    expect(toPublished(news, item.id, fromPublished(news, item), bare)).toEqual(item);
  });
  it.each(exampleProjects)("project $id, some of which are older than a field of lines", (item) => {
    const whole = contentSchema(projects).parse(item);
    expect(toPublished(projects, item.id, fromPublished(projects, item), bare)).toEqual(whole);
  });
  it.each(exampleProducts)("product $id", (item) => {
    expect(toPublished(products, item.id, fromPublished(products, item), bare)).toEqual(item);
  });
  it.each(exampleOffers)("offer $id", (item) => {
    const draft = fromPublished(offers, item);
    expect(toPublished(offers, item.id, draft, { ...bare, before: item })).toEqual(item);
  });
});

it.each(collections)("what the schema takes of a $name comes out as it went in", ({ name: kind }) => {
  const draft = draftSample(kind, "Title");
  expect(draftSchema(named(kind)).parse(draft)).toEqual(draft);
  expect(draftSchema(named(kind)).safeParse({ ...draft, extra: "" }).success).toBe(false);
  expect(draftSchema(named(kind)).safeParse({ ...draft, texts: { en: draft.texts.en } }).success).toBe(false);
  const tooLong = { ...draft, texts: { ...draft.texts, pl: { ...draft.texts.pl, title: "x".repeat(161) } } };
  expect(draftSchema(named(kind)).safeParse(tooLong).success).toBe(false);
});

it("the schema mends what no page can show, and line ends", () => {
  const draft = draftSample("news", "One\0two\uD800");
  draft.texts.en.description = "a\r\nb\rc\u0007";
  draft.texts.pl.title = "\u202Egnp.\u2066exe\u2069 z Łodzi";
  const { texts } = draftSchema(news).parse(draft);
  expect(texts.pl.title).toBe("gnp.exe z Łodzi");
  const { title, description } = texts.en;
  expect([title, description]).toEqual(["Onetwo\uFFFD", "a\nb\nc"]);
});

it("a line stays one line", () => {
  const draft = { ...draftSample("project", "One\n two\tthree"), equipmentMaker: " A\r\nB " };
  const { texts, equipmentMaker } = draftSchema(projects).parse(draft);
  expect([texts.en.title, equipmentMaker]).toEqual(["One two three", "A B"]);
});

test.each(collections)("whatever comes instead of a $name is refused or taken, in time", ({ name: kind }) => {
  const deep = JSON.parse(`${'{"content":['.repeat(1000)}${"]}".repeat(1000)}`);
  const polluted = JSON.parse('{"__proto__":{"texts":{}},"constructor":1}');
  const odd = fc.oneof(fc.anything(), fc.constantFrom(deep, polluted, "\uD800", "\0", -0, Number.NaN));
  const sample = draftSample(kind, "Title");
  const name = fc.constantFrom(...Object.keys(sample), "extra", "__proto__");
  const text = fc.constantFrom(...Object.keys(sample.texts.en), "rich", "toString");
  fc.assert(
    fc.property(odd, name, text, (value, fact, field) => {
      const texts = { ...sample.texts, pl: { ...sample.texts.pl, [field]: value } };
      for (const given of [value, { ...sample, [fact]: value }, { ...sample, texts }]) {
        const parsed = draftSchema(named(kind)).safeParse(given);
        if (parsed.success) problemsOf(named(kind), parsed.data, VALIDATION_CONTEXT);
      }
    }),
  );
});

it("a rich text brings its own words, and a plain one stays plain", () => {
  const draft = draftSample("news", "Title");
  draft.texts.en.rich = richSample("words");
  draft.texts.pl.rich = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Słowa" }] }] };
  const { en, pl } = draftSchema(news).parse(draft).texts;
  expect(en).toMatchObject({ description: "Heading\n\nwords", rich: draft.texts.en.rich });
  expect(pl.description).toBe("Słowa");
  expect(pl).not.toHaveProperty("rich");
});

it("an incomplete language is left out, and no picture is the drawing of the kind", () => {
  const draft = draftSample("product", "Title");
  Object.assign(draft.texts.pl, { title: "Tytuł", description: "Długo." });
  const content = toPublished(products, 1, draft, facts);
  expect(Object.keys(content.texts)).toEqual(["en"]);
  expect(content.productType).toEqual({ en: draft.texts.en.productType });
  expect(content.img).toBe("/drawings/pic-plc.svg");
});

it("a language that is left out has the titles of lists and the library's words for pictures", () => {
  const draft = { ...draftSample("product", "Title"), productTypes: [3] };
  draft.pictures = [{ path: "/drawings/pic-plc.svg", text: inEveryLanguage({ en: "Front", pl: "Przód" }) }];
  Object.assign(draft.texts.pl, { title: "Tytuł" });
  const titles = { en: "Operator panel", de: "Bedienpanel" };
  const content = toPublished(products, 1, draft, { ...facts, labelOf: (_, id) => (id === 3 ? titles : undefined) });
  expect(content).toMatchObject({ productType: { en: "Operator panel" }, texts: { en: { imageAlt: "A drawing" } } });
  expect(Object.keys(content.texts)).toEqual(["en"]);
  expect(content.partialTexts).toEqual({
    pl: { imageAlt: "Rysunek" },
    de: { productType: "Bedienpanel", imageAlt: "Zeichnung" },
  });
  expect(contentSchema(products).parse(content)).toEqual(content);
  expect(fromPublished(products, content)).toMatchObject({
    pictures: [{ text: { en: "Front", pl: "", de: "" } }],
    texts: { de: { title: "", productType: "", imageAlt: "" } },
  });

  const shown = (language: Language) => inLanguage(products, content, language);
  expect(shown("de")).toMatchObject({
    pictures: [{ text: "Zeichnung", language: "de" }],
    text: {
      ...{ title: "Title", productType: "Bedienpanel", imageAlt: "Zeichnung", language: "en" },
      languageOf: { productType: "de", imageAlt: "de" },
    },
  });
  expect(shown("pl")?.text).toMatchObject({ productType: "Operator panel", languageOf: { imageAlt: "pl" } });
  expect(shown("en")?.pictures).toEqual([{ path: "/drawings/pic-plc.svg", text: "Front" }]);
  expect(shown("en")?.text).not.toHaveProperty("languageOf");
});

it("pictures get the library's words where they have none", () => {
  const draft = draftSample("news", "Title");
  draft.texts.en.imageAlt = "";
  draft.texts.en.rich = {
    type: "doc",
    content: [{ type: "figure", attrs: { picture: "/drawings/pic-plc.svg", alt: "" } }],
  };
  const { en } = toPublished(news, 1, draft, facts).texts;
  expect(en?.imageAlt).toBe("A drawing");
  expect(en?.rich?.content[0]).toMatchObject({ attrs: { alt: "A drawing" } });
});

it("an offer keeps its key and date; a new one is dated by its first day", () => {
  const draft = draftSample("offer", "Fitter");
  expect(toPublished(offers, 7, draft, facts)).toMatchObject({ key: "offer-7", posted: SAMPLE_DAY });
  const before = { key: "electrical-engineer", posted: "2026-01-01" };
  expect(toPublished(offers, 1, draft, { ...facts, before })).toMatchObject(before);
  draft.openFrom = "2026-06-01";
  expect(toPublished(offers, 1, draft, { ...facts, before }).posted).toBe("2026-06-01");
});

const inEach = <T>(value: T) => Object.fromEntries(LANGUAGE_CODES.map((code) => [code, value])) as Record<Language, T>;

/** Any draft that the shape allows, most of it nonsense. */
function anyDraft(kind: keyof Drafts): fc.Arbitrary<Draft> {
  const { texts, facts: fields } = named(kind);
  const word = fc.oneof(fc.constantFrom("", " ", "x", "One\n\nTwo", "ł\u00ADß"), fc.string({ maxLength: 60 }));
  const day = fc.constantFrom("", "2026-05-01", "2026-13-01", "1999-12-31");
  const files = (...paths: string[]) =>
    fc.array(fc.record({ path: fc.constantFrom(...paths), text: fc.record(inEach(word)) }), { maxLength: 3 });
  const values: Record<string, fc.Arbitrary<unknown>> = {
    day,
    picture: fc.constantFrom("", "/drawings/pic-plc.svg"),
    number: fc.constantFrom("", "0", "7", "2024", "x", "99999999"),
    country: fc.constantFrom("", "PL", "pl"),
    url: fc.constantFrom("", "https://example.com/a", "http://x", "javascript:1", "https://"),
    document: fc.constantFrom("", "https://example.com/a.pdf", "/documents/a/b.pdf"),
    pictures: files("/drawings/pic-plc.svg", "/drawings/pic-board.svg"),
    documents: files("/documents/a/b.pdf"),
    line: word,
  };
  const record = (
    of: object,
    make: (field: { control: string; max: number; choices?: readonly string[] }) => fc.Arbitrary<unknown>,
  ) => fc.record(Object.fromEntries(Object.entries(of).map(([name, field]) => [name, make(field)])));
  const text = record(texts, () => word);
  return fc
    .tuple(
      record(fields, ({ control, max, choices = [] }) => {
        if (control === "references")
          return fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: Math.min(max, 6) });
        if (control === "choice") return fc.oneof(fc.constantFrom("", "x"), fc.constantFrom(...choices));
        return values[control] ?? word;
      }),
      fc.record(inEach(text)),
    )
    .map(([some, all]) => ({ ...some, texts: all }));
}

test.each(collections)("a $name without a problem that stops it is a valid record", ({ name: kind }) => {
  let published = 0;
  fc.assert(
    fc.property(anyDraft(kind), (any) => {
      const parsed = draftSchema(named(kind)).safeParse(any);
      if (!parsed.success) return;
      const draft = parsed.data as Drafts[typeof kind];
      const problems = problemsOf(named(kind), draft, VALIDATION_CONTEXT);
      if (problems.some(({ severity }) => severity !== "advice")) return;
      published += 1;
      const content = toPublished(named(kind), 7, draft, facts);
      expect(contentSchema(named(kind)).parse(content)).toEqual(content);
    }),
  );
  expect(published).toBeGreaterThan(0);
});

it.each(collections)("an empty $name has every field", ({ name: kind }) => {
  expect(draftSchema(named(kind)).parse(emptyDraft(named(kind), SAMPLE_DAY))).toEqual(
    emptyDraft(named(kind), SAMPLE_DAY),
  );
});
