import { expect, test } from "vitest";
import { projects } from "#collections/projects/projects.ts";
import { draftSample, richSample } from "../../../../../tests/draft-samples.ts";
import type { Draft } from "../../drafts/drafts.ts";
import { compareDrafts } from "./compare-drafts.ts";

const project = () => draftSample("project", "A title");
const compared = (before: object, after: object) => compareDrafts(projects, before as Draft, after as Draft);

test("two equal versions have no differences", async () => {
  expect(await compared(project(), project())).toEqual({ facts: [], texts: { en: [], pl: [], de: [] } });
});

test("a fact is reported before and after, services by their numbers", async () => {
  const after = { ...project(), year: "2025", services: [3, 1] };
  expect((await compared(project(), after)).facts).toEqual([
    { field: "year", before: "", after: "2025" },
    { field: "services", before: "", after: "1, 3" },
  ]);
});

test("a text is reported with its changed passages, in its language only", async () => {
  const after = project();
  after.texts.pl.title = "Tytuł";
  const { texts } = await compared(project(), after);
  expect(texts).toEqual({
    en: [],
    pl: [{ field: "title", passages: [{ kind: "added", text: "Tytuł" }], form: false }],
    de: [],
  });
});

test("a changed address of a link is a change of formatting", async () => {
  const [before, after] = [project(), project()];
  before.texts.en.rich = richSample("words", "/news/1");
  after.texts.en.rich = richSample("words", "/news/2");
  expect((await compared(before, after)).texts.en).toEqual([{ field: "description", passages: [], form: true }]);
});

test("a longer paragraph is not a change of formatting", async () => {
  const [before, after] = [project(), project()];
  const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
  const rich = richSample("words");
  before.texts.en.rich = { ...rich, content: [...rich.content, paragraph("One.")] };
  after.texts.en.rich = { ...rich, content: [...rich.content, paragraph("One."), paragraph("Two.")] };
  after.texts.en.description = "Longer.";
  const [change] = (await compared(before, after)).texts.en;
  expect(change).toMatchObject({ field: "description", form: false });
});
