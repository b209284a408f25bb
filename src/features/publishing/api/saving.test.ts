import fc from "fast-check";
import { expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { anyCharacter } from "../../../../tests/any-text.ts";
import { applyApiSave } from "../api-save.ts";
import { draftSchema } from "../drafts/draft-schemas.ts";
import { emptyDraft } from "../drafts/drafts.ts";
import { ambiguousFields, changesOf } from "./call-changes.ts";
import { type ApiCollection, nameOf } from "./call-fields.ts";
import { callSchema, changeSchema } from "./call-schema.ts";
import { wordsOfIssues } from "./wrong-fields.ts";

const [newsInApi, projectsInApi, productsInApi] = [news, projects, products] as unknown as [
  ApiCollection,
  ApiCollection,
  ApiCollection,
];
const COLLECTIONS = [newsInApi, projectsInApi, productsInApi];

test("a call is converted to the values of a form", () => {
  const call = callSchema(projectsInApi).parse({
    title: "Crane drives",
    title_pl: "Napędy",
    description_de: null,
    image: "/drawings/pic-tug.svg",
    vessel_type: "Crane",
    services: [1, 4],
    year: 2026,
    vessel_named: "yes",
    client_named: "anonymous",
    projectUrl: null,
  });
  expect(changesOf(projectsInApi, call)).toEqual({
    texts: { en: { title: "Crane drives", vesselType: "Crane" }, pl: { title: "Napędy" }, de: { description: "" } },
    facts: {
      img: "/drawings/pic-tug.svg",
      services: [1, 4],
      year: "2026",
      mayNameVessel: "yes",
      mayNameClient: "anonymous",
      projectUrl: "",
    },
  });
});

test.each([5, "5", "0", 0])("stock is taken as a number and as its digits: %j", (stock) => {
  expect(changesOf(productsInApi, callSchema(productsInApi).parse({ stock })).facts).toEqual({ stock: String(stock) });
});

test("a field under two names must have one value", () => {
  const [one, other] = ["/drawings/pic-tug.svg", "/drawings/pic-plc.svg"];
  expect(ambiguousFields(newsInApi, { img: one, image: other })).toEqual(["img", "image"]);
  expect(ambiguousFields(newsInApi, { img: one, image: one, posted: "2026-01-01" })).toEqual([]);
});

test("missing fields stay unchanged, null empties a field", () => {
  const draft = {
    ...emptyDraft(products, "2026-01-01"),
    stock: "7",
    documentationUrl: "https://example.com/a.pdf",
  };
  const saved = applyApiSave(productsInApi, draft, changesOf(productsInApi, { documentation: null }));
  expect(saved).toEqual({ ...draft, documentationUrl: "" });
});

test.each([
  [newsInApi, { titel: "x" }, { titel: "There is no such field." }],
  [newsInApi, { title: 5 }, { title: "A text of at most 160 characters." }],
  [newsInApi, { title_pl: "x".repeat(161) }, { title_pl: "A text of at most 160 characters." }],
  [newsInApi, { stock: 1 }, { stock: "There is no such field." }],
  [newsInApi, JSON.parse('{"__proto__":{"title":"x"}}'), JSON.parse('{"__proto__":"There is no such field."}')],
  [productsInApi, { stock: -1 }, { stock: "A whole number of at most 7 digits." }],
  [productsInApi, { stock: 1.5 }, { stock: "A whole number of at most 7 digits." }],
  [productsInApi, { stock: "many" }, { stock: "A whole number of at most 7 digits." }],
  [projectsInApi, { services: [0] }, { services: "A list of at most 12 ids of services." }],
  [projectsInApi, { services: Array(13).fill(1) }, { services: "A list of at most 12 ids of services." }],
  [projectsInApi, { vessel_named: "maybe" }, { vessel_named: "One of: yes, no, anonymous." }],
] as const)("%# is refused by the name of its field", (names, call, errors) => {
  expect(wordsOfIssues(callSchema(names).safeParse(call).error?.issues ?? [])).toEqual(errors);
});

test("a response names a bounded number of fields", () => {
  const call = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${"x".repeat(200)}${i}`, i]));
  const words = wordsOfIssues(callSchema(newsInApi).safeParse(call).error?.issues ?? []);
  expect(JSON.stringify(words).length).toBeLessThan(5000);
});

test("only a change may name a version", () => {
  expect(changeSchema(newsInApi).safeParse({ version: 3 }).success).toBe(true);
  expect(changeSchema(newsInApi).safeParse({ version: "3" }).success).toBe(false);
  expect(callSchema(newsInApi).safeParse({ version: 3 }).success).toBe(false);
});

test("problems are named by the fields of the API", () => {
  expect(
    ["texts.en.title", "texts.pl.shortDescription", "posted", "elsewhere"].map((path) => nameOf(newsInApi, path)),
  ).toEqual(["title", "short_description_pl", "posted", "elsewhere"]);
  expect(nameOf(projectsInApi, "img")).toBe("image");
});

test.each(COLLECTIONS)("every value of the right shape makes a draft: $name", (collection) => {
  const schema = callSchema(collection);
  const fields = Object.keys(schema.shape);
  const value = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constant(null),
    fc.nat(),
    fc.json(),
    fc.array(fc.integer({ min: 1, max: 6 })),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), value), (call) => {
      const read = schema.safeParse(call);
      if (!read.success) return;
      const draft = applyApiSave(collection, emptyDraft(collection, "2026-01-01"), changesOf(collection, read.data));
      expect(draftSchema(collection).safeParse(draft).error).toBeUndefined();
    }),
  );
});
