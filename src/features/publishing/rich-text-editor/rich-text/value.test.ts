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

test("a plain text has no form", () => {
  expect(richValue(docOfPlainText("One.\n\nTwo."))).toStrictEqual({
    plain: "One.\n\nTwo.",
    rich: undefined,
  });
});

test("paragraphs left empty are not kept", () => {
  const doc: RichDoc = { type: "doc", content: [heading, { type: "paragraph" }, paragraph, { type: "paragraph" }] };
  expect(richValue(doc)).toEqual({
    plain: "Governor\n\nSet anew.",
    rich: { type: "doc", content: [heading, paragraph] },
  });
});

test("nothing at all is an empty text", () => {
  expect(richValue({ type: "doc", content: [{ type: "paragraph" }, { type: "paragraph", content: [] }] })).toEqual({
    plain: "",
  });
});

test("the form is what the editor begins with, the words where there is none", () => {
  const rich: RichDoc = { type: "doc", content: [heading] };
  expect(docOf({ plain: "Governor", rich })).toBe(rich);
  expect(docOf({ plain: "Set anew." })).toEqual({ type: "doc", content: [paragraph] });
});
