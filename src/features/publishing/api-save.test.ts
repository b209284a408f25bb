import { describe, expect, it } from "vitest";
import { news } from "#collections/news/news.ts";
import { draftSample, richSample } from "../../../tests/draft-samples.ts";
import { applyApiSave } from "./api-save.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";

function richDraft() {
  const draft = draftSample("news", "Title");
  draft.texts.en.rich = richSample("words");
  return draftSchema(news).parse(draft);
}

describe("a save through the API", () => {
  it.each(["Heading\n\nwords", "Heading\r\n\r\nwords\n"])(
    "keeps the rich text whose words it repeats: %j",
    (description) => {
      const before = richDraft();
      const after = applyApiSave(news, before, { texts: { en: { title: "New", description } } });
      expect(after.texts.en).toEqual({ ...before.texts.en, title: "New" });
    },
  );

  it("replaces the rich text by other words", () => {
    const { en } = applyApiSave(news, richDraft(), { texts: { en: { description: "Other words" } } }).texts;
    expect(en.description).toBe("Other words");
    expect(en).not.toHaveProperty("rich");
  });

  it("leaves what it does not name", () => {
    const before = richDraft();
    const after = applyApiSave(news, before, { facts: { posted: "2027-01-01" }, texts: { pl: { title: "Tytuł" } } });
    expect(after).toEqual({
      ...before,
      posted: "2027-01-01",
      texts: { ...before.texts, pl: { ...before.texts.pl, title: "Tytuł" } },
    });
  });
});
