import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { type Excess, excessOf } from "#ui/rich-text/bounds.ts";
import { isPlain } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** Returns the limit that a document exceeds. A text without formatting is stored as its words, so only those count. */
function excess(doc: RichDoc): Excess | undefined {
  const found = excessOf(doc);
  return found === "nodes" && isPlain(doc) ? undefined : found;
}

/** Refuses changes that make a text larger than its limits; one that was too large may still be shortened. */
export const Bounded = Extension.create<{ onRefused: (excess: Excess) => void }>({
  name: "bounded",
  addOptions: () => ({ onRefused: () => undefined }),
  addProseMirrorPlugins() {
    const { onRefused } = this.options;
    return [
      new Plugin({
        filterTransaction(change, { doc }) {
          if (!change.docChanged || change.doc.nodeSize < doc.nodeSize) return true;
          const found = excess(change.doc.toJSON());
          if (found !== undefined) onRefused(found);
          return found === undefined;
        },
      }),
    ];
  },
});
