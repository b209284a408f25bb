import { docOfPlainText, isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { Block, RichDoc } from "#ui/rich-text/rich-doc.ts";

/** A text as drafts store it: its plain text, and its document if it has formatting. */
export interface RichValue {
  plain: string;
  rich?: RichDoc | undefined;
}

/** Returns the document that the editor starts with. Below a table at its end is a paragraph for the cursor. */
export function docOf({ plain, rich }: RichValue): RichDoc {
  const doc = rich ?? docOfPlainText(plain);
  return doc.content.at(-1)?.type === "table" ? { ...doc, content: [...doc.content, { type: "paragraph" }] } : doc;
}

/** Removes the sizes that the editor gives to cells. */
function withoutSizes(block: Block): Block {
  if (block.type !== "table") return block;
  const rows = block.content.map((row) => ({
    ...row,
    content: row.content.map(({ type, content }) => (content === undefined ? { type } : { type, content })),
  }));
  return { ...block, content: rows };
}

/** Returns the value of the editor's document without empty paragraphs; `rich` only if it has formatting. */
export function richValue(doc: RichDoc): RichValue {
  const content = doc.content
    .filter((block) => block.type !== "paragraph" || (block.content ?? []).length > 0)
    .map(withoutSizes);
  const rich: RichDoc = { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
  return { plain: plainTextOf(rich), rich: isPlain(rich) ? undefined : rich };
}
