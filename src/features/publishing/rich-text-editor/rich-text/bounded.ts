import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { type Excess, excessOf } from "#ui/rich-text/bounds.ts";
import { isPlain } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** A text without a form is kept as its words, however many lines it has. */
function excess(doc: RichDoc): Excess | undefined {
  const found = excessOf(doc);
  return found === "nodes" && isPlain(doc) ? undefined : found;
}

/** Lets no change through that makes a text larger than may be kept; one that was too large may still be shortened. */
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
