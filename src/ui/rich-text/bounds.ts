import { nodesOf } from "./nodes.ts";
import { plainTextOf } from "./plain-text.ts";
import type { RichDoc, Table } from "./rich-doc.ts";

/** Maximum depth of nodes, including the document. */
const DEPTH_MAX = 12;
/** Maximum nodes of a document, including texts and line breaks. */
export const NODES_MAX = 2000;
/** Maximum UTF-16 code units of the document's plain text. */
export const CHARACTERS_MAX = 20_000;
/** Maximum rows of a table. One with all its rows and columns filled is within the maximum of nodes. */
export const TABLE_ROWS_MAX = 60;
/** Maximum columns of a table. */
export const TABLE_COLUMNS_MAX = 12;
/** Maximum characters of a picture's alternative text. */
export const ALT_MAX = 300;

/** Each node has at most a list of nodes, attributes, and a list of marks with their own attributes. */
const VALUES_MAX = NODES_MAX * 16;
const VALUE_DEPTH_MAX = DEPTH_MAX * 2 + 4;

/** Returns whether an unknown value is small and flat enough to be validated. It does not recurse. */
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

/** The limits of a document. */
export type Excess = "depth" | "characters" | "nodes" | "cells";

function isTooLarge(table: Table): boolean {
  return table.content.length > TABLE_ROWS_MAX || table.content.some((row) => row.content.length > TABLE_COLUMNS_MAX);
}

/** Returns the limit that a document exceeds, or undefined. */
export function excessOf(doc: RichDoc): Excess | undefined {
  const nodes = [...nodesOf(doc)];
  if (nodes.some(({ depth }) => depth > DEPTH_MAX)) return "depth";
  if (nodes.some(({ node }) => node.type === "table" && isTooLarge(node))) return "cells";
  if (plainTextOf(doc).length > CHARACTERS_MAX) return "characters";
  return nodes.length > NODES_MAX ? "nodes" : undefined;
}
