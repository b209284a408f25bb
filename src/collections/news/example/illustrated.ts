import { docOfPlainText, plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { Figure, RichDoc } from "#ui/rich-text/rich-doc.ts";

/**
 * Returns the text of an example with a picture after its second paragraph, as the editor stores it.
 * @param caption one sentence below the picture
 */
export function illustrated(
  paragraphs: readonly string[],
  { caption, ...attrs }: Figure["attrs"] & { caption: string },
): { description: string; rich: RichDoc } {
  const { content } = docOfPlainText(paragraphs.join("\n\n"));
  const figure: Figure = { type: "figure", attrs, content: [{ type: "text", text: caption }] };
  const rich: RichDoc = { type: "doc", content: [...content.slice(0, 2), figure, ...content.slice(2)] };
  return { description: plainTextOf(rich), rich };
}
