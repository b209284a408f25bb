import { Node, wrappingInputRule } from "@tiptap/core";

const ITEM = "listItem";
const START_MAX = 9999;

const BulletList = Node.create({
  name: "bulletList",
  group: "block passage list",
  content: `${ITEM}+`,
  parseHTML: () => [{ tag: "ul" }],
  renderHTML: () => ["ul", 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-8": () => this.editor.commands.toggleList(this.name, ITEM) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*•–]\s$/, type: this.type })];
  },
});

/** Returns the first number of a pasted list; 1 when it is invalid. */
function startOf(list: HTMLElement): number {
  const start = Number(list.getAttribute("start") ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= START_MAX ? start : 1;
}

const OrderedList = Node.create({
  name: "orderedList",
  group: "block passage list",
  content: `${ITEM}+`,
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: startOf,
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  parseHTML: () => [{ tag: "ol" }],
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-7": () => this.editor.commands.toggleList(this.name, ITEM) };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,3})[.)]\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], before) => before.childCount + before.attrs.start === Number(number),
      }),
    ];
  },
});

/** Ctrl and a bracket indent and outdent entries, because Tab leaves the text. */
const ListItem = Node.create({
  name: ITEM,
  content: "paragraph passage*",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(ITEM),
      "Mod-]": () => this.editor.commands.sinkListItem(ITEM),
      "Mod-[": () => this.editor.commands.liftListItem(ITEM),
    };
  },
});

/** Lists and their entries. */
export const LISTS = [BulletList, OrderedList, ListItem];
