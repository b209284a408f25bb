import { nodesOf } from "./nodes.ts";
import type { Figure, RichDoc } from "./rich-doc.ts";

/** Returns the link targets of a document without duplicates, in order of the text. */
export function linksOf(doc: RichDoc): string[] {
  const marks = [...nodesOf(doc)].flatMap(({ node }) => ("marks" in node ? (node.marks ?? []) : []));
  return [...new Set(marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : [])))];
}

/** Returns the pictures of a document, as library paths with their alternative texts, in order of the text. */
export function picturesOf(doc: RichDoc): Figure["attrs"][] {
  return [...nodesOf(doc)].flatMap(({ node }) => (node.type === "figure" ? [node.attrs] : []));
}
