import { describe, expect, test } from "vitest";
import { CHARACTERS_MAX, NODES_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from "./bounds.ts";
import { richDocSchema } from "./rich-doc-schema.ts";

const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, ...(marks.length > 0 ? { marks } : {}) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const list = (...content: unknown[]) => ({ type: "bulletList", content: [{ type: "listItem", content }] });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const figure = (attrs: object, content?: unknown[]) => ({ type: "figure", attrs, content });
const cell = (...content: unknown[]) => ({ type: "tableCell", ...(content.length > 0 ? { content } : {}) });
const row = (...content: unknown[]) => ({ type: "tableRow", content });
const headers = { headerRow: true, headerColumn: false };
const table = (...content: unknown[]) => ({ type: "table", attrs: headers, content });

const takes = (value: unknown) => richDocSchema.safeParse(value).success;

test("every node and mark", () => {
  const whole = doc(
    { type: "heading", attrs: { level: 2 }, content: [words("Governor")] },
    paragraph(
      words("bold", { type: "bold" }, { type: "italic" }),
      { type: "hardBreak" },
      { type: "hardBreak", marks: [{ type: "bold" }] },
    ),
    paragraph(words("call", { type: "link", attrs: { href: "tel:+48000000001" } })),
    { type: "paragraph" },
    list(paragraph(words("one")), list(paragraph(words("inside")))),
    { type: "orderedList", attrs: { start: 3 }, content: [{ type: "listItem", content: [paragraph(words("three"))] }] },
    { type: "blockquote", content: [paragraph(words("said"))] },
    figure({ picture: "/drawings/pic-board.svg", alt: "A board" }, [words("The board")]),
    table(
      row(cell(words("Engine")), cell()),
      row(cell(words("bold", { type: "bold" }), { type: "hardBreak" }, words("1,800 kW")), cell()),
    ),
    figure({ picture: `/pictures/${"0a".repeat(20)}/2400x1600/full.jpg`, alt: "" }),
  );
  expect(richDocSchema.parse(whole)).toEqual(whole);
});

test("characters that change the direction of a text are removed, with texts that have nothing else", () => {
  const alt = "a\u2066b\u2069";
  const given = doc(
    paragraph(words("invoice\u202egnp.exe"), words("\u200f", { type: "bold" }), words("x")),
    paragraph(words("\u061c")),
    figure({ picture: "/drawings/pic-board.svg", alt }, [words("\u200eThe board")]),
  );
  expect(richDocSchema.parse(given)).toEqual(
    doc(
      paragraph(words("invoicegnp.exe"), words("x")),
      paragraph(),
      figure({ picture: "/drawings/pic-board.svg", alt: "ab" }, [words("The board")]),
    ),
  );
});

describe("refused", () => {
  const link = (attrs: object) => doc(paragraph(words("x", { type: "link", attrs })));
  const picture = (path: string) => doc(figure({ picture: path, alt: "" }));
  const asJson = (text: string): unknown => JSON.parse(text);
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "<p>words</p>"],
    ["a list", []],
    ["an empty document", doc()],
    ["another root", paragraph(words("x"))],
    ["a document in a document", doc(doc(paragraph()))],
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://example.org" } })],
    ["a node named like a thing of the language", doc({ type: "constructor" }, { type: "__proto__" })],
    ["a type that is a list", doc({ type: ["paragraph"] })],
    ["raw HTML", doc({ type: "paragraph", html: "<img src=x onerror=alert(1)>" })],
    ["an unknown attribute", doc({ type: "paragraph", attrs: { style: "color:red" } })],
    ["an attribute of an event", doc(figure({ picture: "/drawings/pic-board.svg", alt: "", onerror: "alert(1)" }))],
    ["an unknown mark", doc(paragraph(words("x", { type: "underline" })))],
    ["a mark twice", doc(paragraph(words("x", { type: "bold" }, { type: "bold" })))],
    ["a mark with attributes", doc(paragraph(words("x", { type: "bold", attrs: { class: "x" } })))],
    ["heading 1", doc({ type: "heading", attrs: { level: 1 } })],
    ["heading 2 as a text", doc({ type: "heading", attrs: { level: "2" } })],
    ["a script as link", link({ href: "javascript:alert(1)" })],
    ["a data link", link({ href: "data:text/html,x" })],
    ["a link to a host", link({ href: "//example.org" })],
    ["a link with a target", link({ href: "https://example.org", target: "_blank" })],
    ["a link that is an object", link({ href: { toString: "https://example.org" } })],
    ["a picture from elsewhere", picture("https://example.org/x.png")],
    ["a picture of a host", picture("//example.org/x.png")],
    ["a picture out of the library", picture("/pictures/../x.png")],
    ["a picture that is none of the library", picture("/media/press/switchboard.png")],
    ["a smaller copy of a picture", picture(`/pictures/${"0a".repeat(20)}/2400x1600/whole-480.avif`)],
    ["a picture as data", picture("data:image/svg+xml,<svg onload=alert(1)>")],
    ["a marked caption", doc(figure({ picture: "/drawings/pic-board.svg", alt: "" }, [words("x", { type: "bold" })]))],
    ["words without a paragraph", doc(words("x"))],
    ["an empty piece of text", doc(paragraph(words("")))],
    ["half a character", doc(paragraph(words("\ud83d")))],
    ["a zero character", doc(paragraph(words("a\0b")))],
    ["an empty list", doc({ type: "bulletList", content: [] })],
    ["an entry without words of its own", doc(list(list(paragraph())))],
    ["a heading in a list", doc(list({ type: "heading", attrs: { level: 2 } }))],
    ["a picture in a quotation", doc({ type: "blockquote", content: picture("/drawings/pic-board.svg").content })],
    ["an empty table", doc(table())],
    ["a row without cells", doc(table(row()))],
    ["rows of different lengths", doc(table(row(cell(), cell()), row(cell())))],
    ["a cell without a row", doc(table(cell()))],
    ["a row without a table", doc(row(cell()))],
    ["a table in a cell", doc(table(row(cell(table(row(cell()))))))],
    ["a paragraph in a cell", doc(table(row(cell(paragraph()))))],
    ["a picture in a cell", doc(table(row(cell(figure({ picture: "/drawings/pic-board.svg", alt: "" })))))],
    ["a table in a quotation", doc({ type: "blockquote", content: [table(row(cell()))] })],
    ["a table that does not say its headers", doc({ type: "table", content: [row(cell())] })],
    ["a merged cell", doc(table(row({ ...cell(), attrs: { colspan: 2 } })))],
    ["a list that starts below zero", doc({ type: "orderedList", attrs: { start: -1 }, content: list().content })],
    ["__proto__ beside the content", asJson(`{"type":"doc","content":[{"type":"paragraph"}],"__proto__":{"a":1}}`)],
    ["__proto__ as content", asJson(`{"type":"doc","__proto__":{"content":[{"type":"paragraph"}]}}`)],
    ["__proto__ in a mark", doc(paragraph(words("x", asJson(`{"type":"bold","__proto__":{"a":1}}`))))],
    ["a content with a length only", { type: "doc", content: { length: 1, 0: { type: "paragraph" } } }],
  ])("%s", (_, value) => expect(takes(value)).toBe(false));
});

describe("bounds", () => {
  const nested = (levels: number) => {
    let inner: unknown = paragraph(words("deep"));
    for (let i = 0; i < levels; i++) inner = list(...(i === 0 ? [inner] : [paragraph(), inner]));
    return doc(inner);
  };
  const quick = (value: unknown) => {
    // Processor time: a busy machine does not change it.
    const start = process.cpuUsage();
    expect(takes(value)).toBe(false);
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(1_000_000);
  };

  test("at most twelve nodes deep", () => {
    expect(takes(nested(4))).toBe(true);
    expect(takes(nested(5))).toBe(false);
  });
  test("at most the maximum of nodes", () => {
    const paragraphs = (count: number) => doc(...Array.from({ length: count }, () => ({ type: "paragraph" })));
    expect(takes(paragraphs(NODES_MAX - 1))).toBe(true);
    expect(takes(paragraphs(NODES_MAX))).toBe(false);
  });
  test("at most the maximum of rows and columns of a table, which it may fill", () => {
    const filled = (rows: number, columns: number) => {
      const cells = Array.from({ length: columns }, () => cell(words("x")));
      return doc(table(...Array.from({ length: rows }, () => row(...cells))));
    };
    expect(takes(filled(TABLE_ROWS_MAX, TABLE_COLUMNS_MAX))).toBe(true);
    expect(takes(filled(TABLE_ROWS_MAX + 1, 1))).toBe(false);
    expect(takes(filled(1, TABLE_COLUMNS_MAX + 1))).toBe(false);
  });
  test("at most the maximum of characters", () => {
    expect(takes(doc(paragraph(words("x".repeat(CHARACTERS_MAX)))))).toBe(true);
    expect(takes(doc(paragraph(words("x".repeat(CHARACTERS_MAX + 1)))))).toBe(false);
  });
  test("1,000 and 100,000 deep, without a stack overflow", () => {
    quick(nested(1000));
    quick(nested(100_000));
  });
  test("a million nodes", () => quick({ type: "doc", content: Array.from({ length: 1_000_000 }, () => 0) }));
  test("100,000 fields", () => quick(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 0]))));
  test("a document inside itself", () => {
    const self: { type: string; content: unknown[] } = doc();
    self.content.push(self);
    quick(self);
  });
});
