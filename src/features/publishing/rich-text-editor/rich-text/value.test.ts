import { expect, test } from "vitest";
import { docOfPlainText } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { docOf, richValue } from "./value.ts";

const heading: RichDoc["content"][number] = {
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text: "Governor" }],
};
const paragraph: RichDoc["content"][number] = { type: "paragraph", content: [{ type: "text", text: "Set anew." }] };

test("a plain text has no rich document", () => {
  expect(richValue(docOfPlainText("One.\n\nTwo."))).toStrictEqual({
    plain: "One.\n\nTwo.",
    rich: undefined,
  });
});

test("empty paragraphs are removed", () => {
  const doc: RichDoc = { type: "doc", content: [heading, { type: "paragraph" }, paragraph, { type: "paragraph" }] };
  expect(richValue(doc)).toEqual({
    plain: "Governor\n\nSet anew.",
    rich: { type: "doc", content: [heading, paragraph] },
  });
});

test("an empty document is an empty text", () => {
  expect(richValue({ type: "doc", content: [{ type: "paragraph" }, { type: "paragraph", content: [] }] })).toEqual({
    plain: "",
  });
});

test("cells are stored without the sizes that the editor gives them; a table at the end has a paragraph below it", () => {
  const stored: RichDoc = {
    type: "doc",
    content: [
      {
        type: "table",
        attrs: { headerRow: true, headerColumn: false },
        content: [
          {
            type: "tableRow",
            content: [{ type: "tableCell", content: [{ type: "text", text: "kW" }] }, { type: "tableCell" }],
          },
        ],
      },
    ],
  };
  const sized = JSON.parse(
    JSON.stringify(stored).replaceAll('"tableCell"', '"tableCell","attrs":{"colspan":1,"rowspan":1,"colwidth":null}'),
  );
  expect(docOf({ plain: "kW", rich: stored }).content.at(-1)).toEqual({ type: "paragraph" });
  expect(richValue(docOf({ plain: "kW", rich: sized }))).toStrictEqual({ plain: "kW | ", rich: stored });
});

test("the editor starts with the rich document, or with the plain text if there is none", () => {
  const rich: RichDoc = { type: "doc", content: [heading] };
  expect(docOf({ plain: "Governor", rich })).toBe(rich);
  expect(docOf({ plain: "Set anew." })).toEqual({ type: "doc", content: [paragraph] });
});
