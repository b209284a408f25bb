import { nodesOf } from "./nodes.ts";
import type { Figure, RichDoc } from "./rich-doc.ts";

/** The addresses that a document links to, each once, in the order of the text. */
export function linksOf(doc: RichDoc): string[] {
  const marks = [...nodesOf(doc)].flatMap(({ node }) => ("marks" in node ? (node.marks ?? []) : []));
  return [...new Set(marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : [])))];
}

/** The pictures that a document shows: paths of the library with their alternative texts, in the order of the text. */
export function picturesOf(doc: RichDoc): Figure["attrs"][] {
  return [...nodesOf(doc)].flatMap(({ node }) => (node.type === "figure" ? [node.attrs] : []));
}
