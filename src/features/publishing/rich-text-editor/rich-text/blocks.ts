import { Node, textblockTypeInputRule, wrappingInputRule } from "@tiptap/core";

/*
 * The editor's nodes are those of src/ui/rich-text/rich-doc.ts and no others: pasted content becomes one of them or
 * loses its formatting.
 */

const Doc = Node.create({ name: "doc", topNode: true, content: "block+" });

const Text = Node.create({ name: "text", group: "inline" });

const Paragraph = Node.create({
  name: "paragraph",
  // The default where a block is missing.
  priority: 1000,
  group: "block passage",
  content: "inline*",
  parseHTML: () => [{ tag: "p" }],
  renderHTML: () => ["p", 0],
  addKeyboardShortcuts() {
    return { "Mod-Alt-0": () => this.editor.commands.setNode(this.name) };
  },
});

const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: "h1", attrs: { level: 2 } },
    { tag: "h2", attrs: { level: 2 } },
    ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 3 ? "h3" : "h2", 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode(this.name, "paragraph", { level });
    return { "Mod-Alt-2": toggle(2), "Mod-Alt-3": toggle(3) };
  },
  addInputRules() {
    const rule = (find: RegExp, level: number) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level } });
    return [rule(/^##?\s$/, 2), rule(/^###\s$/, 3)];
  },
});

const Blockquote = Node.create({
  name: "blockquote",
  group: "block",
  content: "passage+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: () => ["blockquote", 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-b": () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^>\s$/, type: this.type })];
  },
});

const HardBreak = Node.create({
  name: "hardBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.insertContent({ type: this.name });
    return { "Shift-Enter": insert, "Mod-Enter": insert };
  },
});

/** The document, its inline nodes, and all blocks except lists and pictures. */
export const BLOCKS = [Doc, Text, Paragraph, Heading, Blockquote, HardBreak];
