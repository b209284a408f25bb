import { describe, expect, test } from "vitest";
import { SAMPLE_DAY, VALIDATION_CONTEXT } from "../../../tests/draft-samples.ts";
import { contentSchema, storedTextSchema } from "./content-schema.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";
import { emptyDraft } from "./drafts/drafts.ts";
import { text } from "./fields.ts";
import { definePage } from "./page.ts";
import { problemsOf } from "./problems-of.ts";
import { fromPublished, toPublished } from "./published.ts";
import { referencesOf } from "./references.ts";
import { cell, cellsText, readableText, rowProblems, rowsOf, rowsText, textInstead } from "./rows.ts";

const cells = {
  label: cell.line({ max: 10, required: true, instead: { cell: "link", texts: { "/news": "title" } } }),
  link: cell.link(),
  below: cell.tick({ clear: 2 }),
};
const rules = { cells, least: 1, most: 3 };
const DEFAULT = rowsText([{ link: "/news" }, { label: "Terms", link: "/terms", below: true }], cells);

const page = definePage({
  name: "rows",
  words: {
    folder: "pages/menu",
    staff: () => ({ name: "Rows", fields: { title: "Title", list: "List" } }),
    page: () => ({ title: "Rows", list: DEFAULT }),
  },
  texts: { title: text.line({ max: 20, required: true }), list: text.rows(rules) },
});

const draftWith = (list: string) => {
  const draft = emptyDraft(page, SAMPLE_DAY);
  draft.texts.en.list = list;
  return draft;
};
const codes = (list: string) => rowProblems("list", list, rules).map(({ path, code, detail }) => [path, code, detail]);

describe("rows", () => {
  test("are typed one a line, with tabs between their cells, and published as records", () => {
    expect(DEFAULT).toBe("\t/news\t\nTerms\t/terms\t✓");
    const rows = [
      { label: "", link: "/news", below: false },
      { label: "Terms", link: "/terms", below: true },
    ];
    expect(rowsOf(DEFAULT, cells)).toEqual(rows);
    expect(rowsText(rows, cells)).toBe(DEFAULT);
  });

  test("lack what was not typed, and have no more cells than their definition", () => {
    expect(rowsOf("A", cells)).toEqual([{ label: "A", link: "", below: false }]);
    expect(rowsOf("A\t/b\t\tx\ty", cells)).toEqual([{ label: "A", link: "/b", below: false }]);
    expect(rowsOf("\t\t\n \t \n\n", cells)).toEqual([]);
    expect(rowsOf("", cells)).toEqual([]);
    expect(cellsText([["A\tB\nC", "/x", ""]])).toBe("A B C\t/x\t");
  });

  test("are read in comparisons as lines", () => {
    expect(readableText(`${DEFAULT}\n\t\t`, rules)).toBe("/news\nTerms · /terms · ✓");
    expect(readableText("a\tb", {})).toBe("a\tb");
  });

  test("may lack a cell where a text takes its place", () => {
    expect(textInstead(["", "/news", ""], cells, cells.label)).toBe("title");
    expect(textInstead(["", "/terms", ""], cells, cells.label)).toBeUndefined();
    expect(textInstead(["", "constructor", ""], cells, cells.label)).toBeUndefined();
    expect(textInstead(["", "/news", ""], cells, cells.link)).toBeUndefined();
  });

  test("have their problems at the cells", () => {
    expect(codes(DEFAULT)).toEqual([]);
    expect(codes("\t/terms\t\nMuch too long\t/a\t")).toEqual([
      ["list.0.label", "missing", undefined],
      ["list.1.label", "cell-too-long", "10"],
    ]);
    expect(codes("A\t\t✓")).toEqual([["list.0.link", "missing", undefined]]);
    expect(codes("A\t/a\t\nB\t/b\t\n\t\t\nC\t/c\t")).toEqual([["list.3.below", "tick-needed", "2"]]);
    expect(rowProblems("list", "A\t/a\t", { ...rules, least: 2 })).toMatchObject([
      { path: "list", code: "too-few-rows", detail: "2", severity: "incomplete" },
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "http://example.org",
    "mailto:a@example.org",
    "https://user:pw@example.org/",
    "about",
    "/a b",
    "/\u202Eabc",
    "https:///",
  ])("refuse the link %j", (link) => {
    expect(codes(`A\t${link}\t`)).toEqual([["list.0.link", "malformed-link", undefined]]);
    const list = [{ label: "A", link, below: false }];
    const content = { id: 1, texts: { en: { title: "T", list }, pl: { title: "T", list }, de: { title: "T", list } } };
    expect(contentSchema(page).safeParse(content).success).toBe(false);
  });

  test("accept paths and https addresses", () => {
    expect(codes("A\t/news/3?x=1#y\t\nB\thttps://example.org/a\t")).toEqual([]);
  });

  test("bound what is saved: rows, characters, control and bidirectional characters", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `A\t/${i}\t`).join("\n");
    expect(draftSchema(page).safeParse(draftWith(many)).success).toBe(false);
    expect(codes(many).slice(0, 1)).toEqual([["list", "too-many-rows", "3"]]);
    expect(codes(many).length).toBeLessThan(10);
    expect(draftSchema(page).safeParse(draftWith("x".repeat(page.texts.list.max + 1))).success).toBe(false);
    const saved = draftSchema(page).parse(draftWith("A\u202EB\u0000\t/a\t\r\nC\t/c\t✓"));
    expect(saved.texts.en.list).toBe("AB\t/a\t\nC\t/c\t✓");
  });

  test("are required where a minimum is", () => {
    const problems = problemsOf(page, draftWith("\t\t"), VALIDATION_CONTEXT);
    expect(problems).toMatchObject([{ path: "texts.en.list", code: "missing" }]);
  });

  test("name links that no page answers, and only well-formed ones", () => {
    const draft = draftWith("A\t/gone\t\nB\tjavascript:x\t\nC\thttps://example.org/\t✓");
    expect(referencesOf(page, draft, ["en"]).links).toEqual(["/gone", "https://example.org/"]);
    const problems = problemsOf(page, draft, { ...VALIDATION_CONTEXT, linkAlive: (link) => link !== "/gone" });
    expect(problems).toMatchObject([
      { path: "texts.en.list.1.link", code: "malformed-link" },
      { path: "texts.en.list.0.link", code: "dead-link", detail: "/gone", severity: "advice" },
    ]);
  });

  test("are published, read back and stored as typed; markup stays text", () => {
    const draft = draftWith("<b>A</b>\t/a\t✓");
    const content = toPublished(page, 1, draft, VALIDATION_CONTEXT);
    expect(contentSchema(page).parse(content)).toEqual(content);
    expect(content.texts.en?.list).toEqual([{ label: "<b>A</b>", link: "/a", below: true }]);
    expect(fromPublished(page, content)).toEqual(draft);
  });

  test("of another release are read: missing cells are empty, unknown ones are left out", () => {
    const schema = storedTextSchema(page);
    const stored = { title: "T", list: [{ link: "/a", icon: "star" }] };
    expect(schema.parse(stored)).toEqual({ title: "T", list: [{ label: "", link: "/a", below: false }] });
    expect(schema.parse({ title: "T" })).toEqual({ title: "T", list: [] });
    expect(schema.safeParse({ title: "T", list: "x" }).success).toBe(false);
  });
});
