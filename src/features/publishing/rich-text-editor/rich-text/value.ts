import { docOfPlainText, isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** A text as drafts store it: its plain text, and its document if it has formatting. */
export interface RichValue {
  plain: string;
  rich?: RichDoc | undefined;
}

/** Returns the document that the editor starts with. */
export function docOf({ plain, rich }: RichValue): RichDoc {
  return rich ?? docOfPlainText(plain);
}

/** Returns the value of a document without empty paragraphs; `rich` only if it has formatting. */
export function richValue(doc: RichDoc): RichValue {
  const content = doc.content.filter((block) => block.type !== "paragraph" || (block.content ?? []).length > 0);
  const rich: RichDoc = { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
  return { plain: plainTextOf(rich), rich: isPlain(rich) ? undefined : rich };
}
