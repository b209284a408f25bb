import { expect, test } from "vitest";
import { linksOf, picturesOf } from "./references.ts";
import type { Inline, RichDoc } from "./rich-doc.ts";

const link = (href: string): Inline => ({
  type: "text",
  text: href,
  marks: [{ type: "bold" }, { type: "link", attrs: { href } }],
});
const board = { picture: "/drawings/pic-board.svg", alt: "A board" };
const bench = { picture: "/drawings/pic-bench.svg", alt: "" };

const doc: RichDoc = {
  type: "doc",
  content: [
    { type: "figure", attrs: board },
    { type: "paragraph", content: [link("/news/1"), { type: "hardBreak" }, link("https://example.org")] },
    {
      type: "bulletList",
      content: [{ type: "listItem", content: [{ type: "paragraph", content: [link("/news/1"), link("/news/2")] }] }],
    },
    { type: "figure", attrs: bench },
    {
      type: "table",
      attrs: { headerRow: false, headerColumn: false },
      content: [{ type: "tableRow", content: [{ type: "tableCell", content: [link("/news/3")] }] }],
    },
  ],
};

test("links of a document, each once", () => {
  expect(linksOf(doc)).toEqual(["/news/1", "https://example.org", "/news/2", "/news/3"]);
});

test("pictures of a document", () => {
  expect(picturesOf(doc)).toEqual([board, bench]);
});

test("a document without any", () => {
  expect(linksOf({ type: "doc", content: [{ type: "paragraph" }] })).toEqual([]);
  expect(picturesOf({ type: "doc", content: [{ type: "paragraph" }] })).toEqual([]);
});
