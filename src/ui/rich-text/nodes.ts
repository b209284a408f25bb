import type { Block, Inline, ListItem, RichDoc } from "./rich-doc.ts";

type AnyNode = RichDoc | Block | ListItem | Inline;

/** Every node of a document from its beginning to its end, itself first, with how deep it lies: the document at 1. */
export function* nodesOf(node: AnyNode, depth = 1): Generator<{ node: AnyNode; depth: number }> {
  yield { node, depth };
  const content: readonly AnyNode[] = "content" in node ? (node.content ?? []) : [];
  for (const child of content) yield* nodesOf(child, depth + 1);
}
