import { expect, it } from "vitest";
import { news } from "#collections/news/news.ts";
import { draftSample, richSample } from "../../../tests/draft-samples.ts";
import { type Draft, emptyDraft } from "./drafts/drafts.ts";
import { englishTexts, languageStates, leadLanguage } from "./language-states.ts";

const sample = () => draftSample("news", "Title");
const states = (draft: unknown, then?: Parameters<typeof languageStates>[2]) => {
  const reports = languageStates(news, draft as Draft, then);
  return [reports.en.state, reports.pl.state, reports.de.state];
};

it("is missing, incomplete, complete", () => {
  const draft = sample();
  Object.assign(draft.texts.pl, { title: "Tytuł" });
  Object.assign(draft.texts.de, { title: "Titel", shortDescription: "Kurz.", description: "Lang." });
  expect(states(draft)).toEqual(["complete", "incomplete", "complete"]);
  expect(states(sample())).toEqual(["complete", "missing", "missing"]);
  expect(languageStates(news, draft).pl.missingFields).toEqual(["shortDescription", "description"]);
});

it("is changed when English says something else than what was translated", () => {
  const draft = sample();
  Object.assign(draft.texts.de, { title: "Titel", shortDescription: "Kurz.", description: "Lang." });
  const then = { de: englishTexts(news, draft) };
  expect(states(draft, then)).toEqual(["complete", "missing", "complete"]);
  draft.texts.en.rich = richSample("words");
  expect(states(draft, then)).toEqual(["complete", "missing", "complete"]);
  draft.texts.en.description = "Longer.";
  expect(states(draft, then)).toEqual(["complete", "missing", "changed"]);
});

it("compares translations with English only while English is complete", () => {
  const draft = sample();
  Object.assign(draft.texts.de, { title: "Titel", shortDescription: "Kurz.", description: "Lang." });
  const then = { de: { ...englishTexts(news, draft), title: "Another title" } };
  expect(states(draft, then)).toEqual(["complete", "missing", "changed"]);
  draft.texts.en.description = "";
  expect(states(draft, then)).toEqual(["incomplete", "missing", "complete"]);
});

it.each([
  [{}, "en"],
  [{ de: { title: "Titel" } }, "de"],
  [{ en: { title: "Title" }, de: { title: "Titel" } }, "en"],
  [{ en: { title: "Title" }, pl: { title: "Tytuł", shortDescription: "Krótko." } }, "pl"],
  [{ de: { title: "Titel", shortDescription: "Kurz.", description: "Lang." }, en: { title: "Title" } }, "de"],
] as const)("%# the leading language is English, or the first one that lacks the fewest fields: %j", (texts, lead) => {
  const draft = emptyDraft(news, "2026-01-01");
  for (const [language, text] of Object.entries(texts)) Object.assign(draft.texts[language as "en"], text);
  expect(leadLanguage(news, draft)).toBe(lead);
});
