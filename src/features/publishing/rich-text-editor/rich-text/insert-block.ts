import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";

/** Inserts a block below that of the cursor, or in place of an empty one, and puts the cursor into its first text. */
export function insertBlock({ state, view }: Editor, block: Node): void {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  if (paragraph === undefined) return;
  const depth = Math.min(1, $from.depth);
  const empty = depth === 1 && $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
  const start = depth === 0 ? $from.pos : empty ? $from.before(1) : $from.after(1);
  const end = empty ? $from.after(1) : start;
  const last = end === state.doc.content.size;
  const change = state.tr.replaceWith(start, end, [block, ...(last ? [paragraph.create()] : [])]);
  view.dispatch(change.setSelection(TextSelection.near(change.doc.resolve(start + 1))).scrollIntoView());
  view.focus();
}
