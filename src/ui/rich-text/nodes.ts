import type { Block, Inline, ListItem, RichDoc, TableCell, TableRow } from "./rich-doc.ts";

type AnyNode = RichDoc | Block | ListItem | TableRow | TableCell | Inline;

/** Yields every node of a document in order, itself first, with its depth: the document has 1. */
export function* nodesOf(node: AnyNode, depth = 1): Generator<{ node: AnyNode; depth: number }> {
  yield { node, depth };
  const content: readonly AnyNode[] = "content" in node ? (node.content ?? []) : [];
  for (const child of content) yield* nodesOf(child, depth + 1);
}
