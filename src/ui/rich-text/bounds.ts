import { nodesOf } from "./nodes.ts";
import { plainTextOf } from "./plain-text.ts";
import type { RichDoc } from "./rich-doc.ts";

/** Nodes inside nodes at most, the document counted. */
const DEPTH_MAX = 12;
/** Nodes of a document at most, texts and line breaks counted. */
export const NODES_MAX = 2000;
/** Characters at most, as UTF-16 counts them, of the document's plain text. */
export const CHARACTERS_MAX = 20_000;
/** Characters of a picture's alternative text at most. */
export const ALT_MAX = 300;

/** Each node brings at most a list of nodes, attributes, and a list of marks with attributes of their own. */
const VALUES_MAX = NODES_MAX * 16;
const VALUE_DEPTH_MAX = DEPTH_MAX * 2 + 4;

/** Says whether an unknown value is small and flat enough to be looked at closely. It takes no recursion to find out. */
export function isWithinReach(value: unknown): boolean {
  const waiting = [{ value, depth: 1 }];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.depth > VALUE_DEPTH_MAX) return false;
    const inside: unknown[] = Array.isArray(next.value) ? next.value : Object.values(next.value);
    seen += inside.length;
    if (seen > VALUES_MAX) return false;
    for (const value of inside) waiting.push({ value, depth: next.depth + 1 });
  }
  return true;
}

/** What a document may have too much of. */
export type Excess = "depth" | "characters" | "nodes";

/** Names the bound that a document is over, or nothing. */
export function excessOf(doc: RichDoc): Excess | undefined {
  const nodes = [...nodesOf(doc)];
  if (nodes.some(({ depth }) => depth > DEPTH_MAX)) return "depth";
  if (plainTextOf(doc).length > CHARACTERS_MAX) return "characters";
  return nodes.length > NODES_MAX ? "nodes" : undefined;
}
