import { describe, expect, it } from "vitest";
import { collections, type Drafts } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { projects } from "#collections/projects/projects.ts";
import { inEveryLanguage, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { draftSample, named, richSample, VALIDATION_CONTEXT } from "../../../tests/draft-samples.ts";
import type { Draft } from "./drafts/drafts.ts";
import { englishTexts } from "./language-states.ts";
import { problemsOfSeverity } from "./problems.ts";
import { problemsOf, type ValidationContext } from "./problems-of.ts";

const found = (kind: keyof Drafts, draft: unknown, validation: Partial<ValidationContext> = {}) =>
  problemsOf(named(kind), draft as Draft, { ...VALIDATION_CONTEXT, ...validation }).map(
    ({ path, code }) => `${path} ${code}`,
  );

/** A sample draft with some facts changed. */
const withFacts = <K extends keyof Drafts>(kind: K, facts: object) => ({ ...draftSample(kind, "Title"), ...facts });

it.each(collections)(
  "a $name in English alone can be published, and says which languages are missing",
  ({ name: kind }) => {
    const expected = ["texts.pl translation-missing", "texts.de translation-missing"];
    expect(found(kind, draftSample(kind, "Title"))).toEqual(expected);
    const problems = problemsOf(named(kind), draftSample(kind, "Title"), VALIDATION_CONTEXT);
    expect(problemsOfSeverity("advice", problems)).toHaveLength(problems.length);
  },
);

describe.each(["pl", "de"] as const)("in %s alone", (lead) => {
  const others = LANGUAGE_CODES.filter((language) => language !== lead);

  it.each(collections)("a $name can be published, and says which languages are missing", ({ name: kind }) => {
    const problems = problemsOf(named(kind), draftSample(kind, "Title", lead), VALIDATION_CONTEXT);
    expect(problems).toEqual(
      others.map((language) => ({
        ...{ path: `texts.${language}`, code: "translation-missing", severity: "advice", detail: lead },
      })),
    );
  });

  it("waits for what this language lacks while none is complete", () => {
    const draft = draftSample("news", "Title", lead);
    draft.texts[lead].description = "";
    expect(found("news", draft)).toContain(`texts.${lead}.description text-missing`);
    expect(found("news", draft).filter((problem) => problem.endsWith("text-missing"))).toHaveLength(1);
  });
});

it("compares what nothing requires with the leading language", () => {
  const draft = draftSample("project", "Title", "pl");
  Object.assign(draft.texts.pl, { category: "Category" });
  Object.assign(draft.texts.de, { title: "Titel", description: "Lang.", imageAlt: "Zeichnung" });
  expect(found("project", draft)).toEqual(["texts.en translation-missing", "texts.de.category not-translated"]);
});

describe("refuses", () => {
  it.each([
    ["project", { projectUrl: "javascript:alert(1)" }, "projectUrl malformed-url"],
    ["project", { projectUrl: "//evil.example" }, "projectUrl malformed-url"],
    ["project", { projectUrl: "/news/1" }, "projectUrl malformed-url"],
    ["project", { projectUrl: "data:text/html,x" }, "projectUrl malformed-url"],
    ["project", { year: "1949" }, "year malformed-year"],
    ["project", { year: "two" }, "year malformed-year"],
    ["project", { year: "20155" }, "year malformed-year"],
    ["project", { country: "Poland" }, "country malformed-country"],
    ["project", { mayNameVessel: "perhaps" }, "mayNameVessel unknown-choice"],
    ["product", { stock: "-3" }, "stock malformed-stock"],
    ["product", { stock: "2.5" }, "stock malformed-stock"],
    ["product", { stock: "abc" }, "stock malformed-stock"],
    ["product", { stock: "1000001" }, "stock malformed-stock"],
    ["product", { documentationUrl: "ftp://example.com/x.pdf" }, "documentationUrl malformed-url"],
    ["news", { posted: "2026-02-30" }, "posted malformed-day"],
    ["news", { posted: "yesterday" }, "posted malformed-day"],
    ["offer", { openUntil: "31.12.2026" }, "openUntil malformed-day"],
    ["offer", { img: "/drawings/pic-plc.svg" }, "img unknown-picture"],
  ] as const)("a %s with %j", (kind, facts, expected) => {
    expect(found(kind, withFacts(kind, facts))).toContain(expected);
    const problems = problemsOf(named(kind), withFacts(kind, facts), VALIDATION_CONTEXT);
    expect(problemsOfSeverity("refused", problems)).toHaveLength(1);
  });

  it("pictures and documents that the library does not have, in texts too", () => {
    const draft = withFacts("product", { img: "/uploads/x.png", documentationUrl: "/documents/none.pdf" });
    const figure = { type: "figure", attrs: { picture: "/drawings/none.svg", alt: "" } } as const;
    draft.texts.de.rich = { type: "doc", content: [figure] };
    const unknown = found("product", draft, { pictureKnown: () => false, documentKnown: () => false });
    expect(unknown).toContain("img unknown-picture");
    expect(unknown).toContain("documentationUrl unknown-document");
    expect(unknown).toContain("texts.de.description unknown-picture");
  });
});

describe("publishing waits", () => {
  it("for the required English texts and facts", () => {
    const draft = withFacts("news", { posted: "" });
    Object.assign(draft.texts.en, { title: " ", description: "" });
    const problems = problemsOf(news, draft, VALIDATION_CONTEXT);
    expect(problemsOfSeverity("incomplete", problems).map(({ path }) => path)).toEqual([
      "posted",
      "texts.en.title",
      "texts.en.description",
    ]);
  });

  it("for the client's answers", () => {
    expect(found("project", withFacts("project", { mayNameVessel: "", mayNameClient: "" })).slice(0, 2)).toEqual([
      "mayNameVessel permission-unanswered",
      "mayNameClient permission-unanswered",
    ]);
  });

  it("for days in order and lines that fit", () => {
    const draft = withFacts("offer", { openFrom: "2026-05-02", openUntil: "2026-05-01" });
    Object.assign(draft.texts.en, { skills: "x\n".repeat(21), offer: "y".repeat(301) });
    expect(found("offer", draft)).toEqual(
      expect.arrayContaining([
        "openUntil ends-before-it-opens",
        "texts.en.skills too-many-lines",
        "texts.en.offer line-too-long",
      ]),
    );
  });

  it.each([
    ["offer", "skills", 20, 300],
    ["equipment", "families", 40, 160],
  ] as const)("for too many and too long lines, with the limits of the field: %s %s", (kind, field, most, lineMax) => {
    const draft = draftSample(kind, "Title");
    Object.assign(draft.texts.en, { [field]: `${"x\n".repeat(most)}${"y".repeat(lineMax + 1)}` });
    const problems = problemsOf(named(kind), draft, VALIDATION_CONTEXT);
    expect(problems.filter(({ severity }) => severity !== "advice")).toMatchObject([
      { path: `texts.en.${field}`, code: "too-many-lines", detail: String(most) },
      { path: `texts.en.${field}`, code: "line-too-long", detail: String(lineMax) },
    ]);
  });
});

describe("advises", () => {
  it("on an offer whose last day has passed, and not on one that closes today", () => {
    expect(found("offer", withFacts("offer", { openUntil: "2026-06-14" }))).toContain("openUntil already-closed");
    expect(found("offer", withFacts("offer", { openUntil: VALIDATION_CONTEXT.today }))).not.toContain(
      "openUntil already-closed",
    );
  });

  it("on pictures without words, in the languages that are shown", () => {
    const draft = draftSample("news", "Title");
    draft.texts.en.imageAlt = "";
    Object.assign(draft.texts.pl, { title: "Tytuł", shortDescription: "Krótko.", description: "Długo." });
    const silent = found("news", draft, { altOf: () => inEveryLanguage({ en: "Known", pl: "", de: "" }) });
    expect(silent).toContain("texts.pl.imageAlt alt-missing");
    expect(silent).not.toContain("texts.en.imageAlt alt-missing");
    expect(silent).not.toContain("texts.de.imageAlt alt-missing");
  });

  it("on dead links, naming them", () => {
    const draft = draftSample("news", "Title");
    draft.texts.en.rich = richSample("words", "/news/99");
    const problems = problemsOf(news, draft, { ...VALIDATION_CONTEXT, linkAlive: () => false });
    expect(problems).toContainEqual({
      path: "texts.en.description",
      code: "dead-link",
      severity: "advice",
      detail: "/news/99",
    });
  });

  it("on translations that are begun, outdated, or lack what English has", () => {
    const draft = draftSample("project", "Title");
    draft.texts.en.category = "Retrofit";
    Object.assign(draft.texts.pl, { title: "Tytuł", description: "Długo.", imageAlt: "Rysunek" });
    draft.texts.de.title = "Titel";
    const then = englishTexts(projects, draft);
    expect(found("project", draft, { englishThen: { pl: then } })).toEqual([
      "texts.pl.category not-translated",
      "texts.de.description translation-incomplete",
    ]);
    draft.texts.en.title = "Another title";
    expect(found("project", draft, { englishThen: { pl: then } })).toContain("texts.pl translation-outdated");
  });
});
