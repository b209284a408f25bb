import { expect, test } from "vitest";
import { projects } from "#collections/projects/projects.ts";
import { draftSample, richSample } from "../../../../../tests/draft-samples.ts";
import type { Draft } from "../../drafts/drafts.ts";
import { chosenDraft, differencesOf, initialChoices } from "./draft-differences.ts";

const sample = (title: string): Draft => draftSample("project", title) as unknown as Draft;

function threeWay() {
  const [base, theirs, mine] = [sample("Base"), sample("Theirs"), sample("Base")];
  mine.texts.pl.title = "Moje";
  mine.services = [1, 2];
  theirs.country = "PL";
  mine.country = "DE";
  return { base, theirs, mine };
}

test("lists the fields that differ, in the order of the form", () => {
  const { theirs, mine } = threeWay();
  expect(differencesOf(projects, theirs, mine)).toEqual([
    { path: "country", name: "country", language: undefined, theirs: "PL", mine: "DE" },
    { path: "services", name: "services", language: undefined, theirs: "", mine: "1, 2" },
    { path: "texts.en.title", name: "title", language: "en", theirs: "Theirs", mine: "Base" },
    { path: "texts.pl.title", name: "title", language: "pl", theirs: "", mine: "Moje" },
  ]);
  expect(differencesOf(projects, mine, mine)).toEqual([]);
});

test("a field that only one has changed is taken from them, a field that both have changed is mine", () => {
  const drafts = threeWay();
  const choices = initialChoices(projects, drafts);
  expect(choices).toEqual({
    country: "mine",
    services: "mine",
    "texts.en.title": "theirs",
    "texts.pl.title": "mine",
  });
  const chosen = chosenDraft(projects, drafts, choices);
  expect([chosen.country, chosen.services, chosen.texts.en.title, chosen.texts.pl.title]).toEqual([
    "DE",
    [1, 2],
    "Theirs",
    "Moje",
  ]);
  expect(Object.values(initialChoices(projects, { ...drafts, base: undefined }))).toEqual(Array(4).fill("mine"));
});

test("a description is taken with its formatting", () => {
  const { theirs, mine } = threeWay();
  theirs.texts.en.rich = richSample("Long.");
  expect(differencesOf(projects, theirs, mine).map(({ path }) => path)).toContain("texts.en.description");
  const plain = chosenDraft(projects, { theirs, mine }, { "texts.en.description": "mine" });
  expect("rich" in plain.texts.en).toBe(false);
  const rich = chosenDraft(projects, { theirs: mine, mine: theirs }, { "texts.en.description": "mine" });
  expect(rich.texts.en.rich).toEqual(theirs.texts.en.rich);
});
