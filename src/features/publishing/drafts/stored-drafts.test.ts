import { describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { draftSample, named, richSample } from "../../../../tests/draft-samples.ts";
import type { AnyCollection } from "../collection.ts";
import { richField } from "../fields.ts";
import { draftSchema, makeStoredDraftSchema, storedDraftSchema } from "./draft-schemas.ts";

type Fields = Pick<AnyCollection, "texts" | "facts">;

/** Returns the fields of a collection with an additional optional text and fact. */
function withMore({ texts, facts }: Fields): Fields {
  return {
    texts: { ...texts, note: { control: "line", max: 80, required: false } },
    facts: { ...facts, owner: { control: "line", max: 80, required: false } },
  };
}

describe.each(collections)("a stored $name", ({ name: kind }) => {
  test("is read as it was saved", () => {
    const draft = draftSample(kind, "Same");
    if (richField(named(kind).texts) !== undefined) Object.assign(draft.texts.en, { rich: richSample("words") });
    expect(storedDraftSchema(named(kind)).parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test("gets a language and fields that were added later, empty", () => {
    const schema = makeStoredDraftSchema(withMore(named(kind)), [...LANGUAGE_CODES, "no"]);
    const draft = draftSample(kind, "Older");
    const read = schema.parse(draft) as { owner: string; texts: Record<string, Record<string, string>> };
    expect(read).toMatchObject({ owner: "", texts: { en: { title: "Older", note: "" } } });
    expect(Object.keys(read.texts)).toEqual([...LANGUAGE_CODES, "no"]);
    expect(new Set(Object.values(read.texts.no ?? {}))).toEqual(new Set([""]));
    expect(Object.keys(read.texts.no ?? {})).toEqual([...Object.keys(named(kind).texts), "note"]);
  });

  test("gets the defaults of all fields when nothing is stored of them, and can then be saved", () => {
    const read = storedDraftSchema(named(kind)).parse({});
    expect(draftSchema(named(kind)).parse(read)).toEqual(read);
    if (kind === "product") expect(read).toMatchObject({ stock: "0" });
    if (kind === "offer") expect(read).toMatchObject({ kind: "job" });
    if (kind === "project") expect(read).toMatchObject({ services: [] });
  });

  test("has no fields and languages that this release does not know", () => {
    const draft = draftSample(kind, "Newer");
    const { en } = draft.texts;
    const newer = { ...draft, owner: "x", texts: { ...draft.texts, en: { ...en, note: "x" }, no: { title: "Ny" } } };
    expect(storedDraftSchema(named(kind)).parse(newer)).toEqual(draft);
  });

  test.each([
    null,
    [],
    "text",
    7,
    { texts: null },
    { texts: [] },
    { texts: { en: "words" } },
    { texts: { en: { title: 7 } } },
    { texts: { pl: { title: null } } },
  ])("is refused as damaged: %j", (stored) => {
    expect(storedDraftSchema(named(kind)).safeParse(stored).success).toBe(false);
  });
});

test.each([{ type: "doc" }, [], "words", null])("a rich text that is none is damage: %j", (rich) => {
  expect(storedDraftSchema(news).safeParse({ texts: { en: { rich } } }).success).toBe(false);
});
