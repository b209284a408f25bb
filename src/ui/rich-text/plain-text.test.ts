import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../../../tests/any-text.ts";
import { docOfPlainText, isPlain, plainTextOf } from "./plain-text.ts";
import type { Block, Inline, ListItem, RichDoc, TableRow } from "./rich-doc.ts";
import { richDocSchema } from "./rich-doc-schema.ts";

const words = (text: string): Inline => ({ type: "text", text });
const paragraph = (...content: Inline[]): Extract<Block, { type: "paragraph" }> => ({ type: "paragraph", content });
const item = (...content: ListItem["content"]): ListItem => ({ type: "listItem", content });

describe("plain text of a document", () => {
  test("an empty line separates blocks", () => {
    const doc: RichDoc = {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [words("Governor")] },
        paragraph(words("Set under load."), { type: "hardBreak" }, words("Sealed.")),
        { type: "paragraph" },
        { type: "blockquote", content: [paragraph(words("It holds.")), paragraph(words("Still."))] },
        { type: "figure", attrs: { picture: "/drawings/pic-board.svg", alt: "A board" }, content: [] },
        {
          type: "figure",
          attrs: { picture: "/drawings/pic-board.svg", alt: "" },
          content: [{ type: "text", text: "The board" }],
        },
      ],
    };
    expect(plainTextOf(doc)).toBe("Governor\n\nSet under load.\nSealed.\n\nIt holds.\n\nStill.\n\nThe board");
  });

  test("lists have a line for each item, and nested lists are indented", () => {
    const inner: Block = {
      type: "orderedList",
      attrs: { start: 9 },
      content: [item(paragraph(words("a"))), item(paragraph(words("b")))],
    };
    const doc: RichDoc = {
      type: "doc",
      content: [{ type: "bulletList", content: [item(paragraph(words("one")), inner), item(paragraph(words("two")))] }],
    };
    expect(plainTextOf(doc)).toBe("– one\n  9. a\n  10. b\n– two");
  });
});

test("a row of a table is a line with a bar between cells", () => {
  const row = (...cells: Inline[][]): TableRow => ({
    type: "tableRow",
    content: cells.map((content) => ({ type: "tableCell", content })),
  });
  const doc: RichDoc = {
    type: "doc",
    content: [
      paragraph(words("Before.")),
      {
        type: "table",
        attrs: { headerRow: true, headerColumn: false },
        content: [
          row([words("Engine")], [words("Power")], []),
          row([words("No. 1"), { type: "hardBreak" }, words("port")], [], [words("new")]),
          row([], [], []),
        ],
      },
      paragraph(words("After.")),
    ],
  };
  expect(plainTextOf(doc)).toBe("Before.\n\nEngine | Power | \nNo. 1 port |  | new\n\nAfter.");
  expect(isPlain(doc)).toBe(false);
});

describe("document of a plain text", () => {
  test("empty lines separate paragraphs, single ones break the line", () => {
    expect(docOfPlainText("one\r\n\r\n \n\ntwo\nthree\n")).toEqual({
      type: "doc",
      content: [paragraph(words("one")), paragraph(words("two"), { type: "hardBreak" }, words("three"))],
    });
  });

  test("an empty text is one empty paragraph", () => {
    expect(docOfPlainText(" \n\n ")).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
    expect(plainTextOf(docOfPlainText(""))).toBe("");
  });

  test("a tidy text is the same after conversion and back", () => {
    const line = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
      .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, "").trim())
      .filter((text) => text !== "");
    const part = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const text = parts.join("\n\n");
        expect(plainTextOf(docOfPlainText(text))).toBe(text);
      }),
    );
  });

  test("any text becomes a valid, plain document that does not change", () => {
    const pieces = fc.constantFrom("\n", "\r", "\t", " ", "\0", "\ud800", "\u2028", "a", "<b>", "–", "łódź");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc.array(pieces).map((all) => all.join("")),
        ),
        (text) => {
          const doc = docOfPlainText(text);
          expect(isPlain(doc)).toBe(true);
          expect(richDocSchema.safeParse(doc).success).toBe(true);
          const plain = plainTextOf(doc);
          expect(plainTextOf(docOfPlainText(plain))).toBe(plain);
        },
      ),
    );
  });
});

test.each<[boolean, Block]>([
  [true, { type: "paragraph" }],
  [true, paragraph(words("words"), { type: "hardBreak" })],
  [true, paragraph({ type: "text", text: "words", marks: [] })],
  [false, paragraph({ type: "text", text: "words", marks: [{ type: "bold" }] })],
  [false, { type: "heading", attrs: { level: 3 } }],
  [false, { type: "blockquote", content: [paragraph(words("words"))] }],
])("plain: %s of %j", (plain, block) => expect(isPlain({ type: "doc", content: [block] })).toBe(plain));
