import { nodesOf } from "#ui/rich-text/nodes.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** What a text is made of without any form. */
const PLAIN: ReadonlySet<string> = new Set(["doc", "paragraph", "text", "hardBreak"]);

/** Says whether the form of a text differs: its headings, lists, links, pictures or emphasis, whatever its words. */
export function formChanged(before: RichDoc | undefined, after: RichDoc | undefined): boolean {
  return formOf(before) !== formOf(after);
}

/** The forms of a document in their order, as one text. A form that goes on over several pieces counts once. */
function formOf(doc: RichDoc | undefined): string {
  const parts = doc === undefined ? [] : [...nodesOf(doc)].map(({ node }) => node);
  return parts
    .flatMap((node) => [...(PLAIN.has(node.type) ? [] : [node]), ...("marks" in node ? (node.marks ?? []) : [])])
    .map((form) => JSON.stringify([form.type, "attrs" in form ? form.attrs : null]))
    .filter((form, i, all) => form !== all[i - 1])
    .join();
}
