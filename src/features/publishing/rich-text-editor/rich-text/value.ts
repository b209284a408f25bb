import { docOfPlainText, isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** A text as a draft keeps it: its words, and its form where it has one. */
export interface RichValue {
  plain: string;
  rich?: RichDoc | undefined;
}

/** What the editor begins with. */
export function docOf({ plain, rich }: RichValue): RichDoc {
  return rich ?? docOfPlainText(plain);
}

/** What the editor gives back: without empty paragraphs, and with no form when the words say it all. */
export function richValue(doc: RichDoc): RichValue {
  const content = doc.content.filter((block) => block.type !== "paragraph" || (block.content ?? []).length > 0);
  const rich: RichDoc = { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content };
  return { plain: plainTextOf(rich), rich: isPlain(rich) ? undefined : rich };
}
