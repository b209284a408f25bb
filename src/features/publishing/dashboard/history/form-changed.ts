import { nodesOf } from "#ui/rich-text/nodes.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** The nodes of a text without formatting. */
const PLAIN: ReadonlySet<string> = new Set(["doc", "paragraph", "text", "hardBreak"]);

/** Returns whether the formatting of a text differs (headings, lists, links, pictures, emphasis), apart from its words. */
export function formChanged(before: RichDoc | undefined, after: RichDoc | undefined): boolean {
  return formOf(before) !== formOf(after);
}

/** Returns the formatting of a document in order, as one text. Formatting that spans several text nodes counts once. */
function formOf(doc: RichDoc | undefined): string {
  const parts = doc === undefined ? [] : [...nodesOf(doc)].map(({ node }) => node);
  return parts
    .flatMap((node) => [...(PLAIN.has(node.type) ? [] : [node]), ...("marks" in node ? (node.marks ?? []) : [])])
    .map((form) => JSON.stringify([form.type, "attrs" in form ? form.attrs : null]))
    .filter((form, i, all) => form !== all[i - 1])
    .join();
}
