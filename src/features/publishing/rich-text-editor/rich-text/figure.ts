import { type Editor, Node } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { isLibraryPicture, sizeOf, wholeCopy } from "#ui/picture-paths.ts";
import { ALT_MAX } from "#ui/rich-text/bounds.ts";
import { insertBlock } from "./insert-block.ts";

const NAME = "figure";
/** Width in pixels of the copy that the editor shows. */
const SHOWN = 960;

/** A picture to insert into a text. */
export interface PickedPicture {
  /** Path of the library. */
  path: string;
  alt: string;
}

const shownPath = (path: string) => (sizeOf(path) === undefined ? path : wholeCopy(path, SHOWN, "webp"));

/** A picture of the library with its caption, which is typed below it. */
export const Figure = Node.create<{ captionHint: string }>({
  name: NAME,
  group: "block",
  content: "text*",
  marks: "",
  isolating: true,
  defining: true,
  draggable: true,
  /** `captionHint` is the placeholder of an empty caption. */
  addOptions: () => ({ captionHint: "" }),
  addAttributes: () => ({
    picture: { default: "", parseHTML: (element) => element.getAttribute("data-picture") },
    alt: { default: "", parseHTML: (element) => (element.getAttribute("data-alt") ?? "").slice(0, ALT_MAX) },
  }),
  parseHTML: () => [
    {
      tag: "figure[data-picture]",
      contentElement: "figcaption",
      getAttrs: (element) => (isLibraryPicture(element.getAttribute("data-picture") ?? "") ? null : false),
    },
  ],
  renderHTML({ node: { attrs } }) {
    return [
      "figure",
      { "data-picture": attrs.picture, "data-alt": attrs.alt },
      ["div", { contenteditable: "false" }, ["img", { src: shownPath(attrs.picture), alt: attrs.alt }]],
      ["figcaption", { "data-hint": this.options.captionHint }, 0],
    ];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    return Object.fromEntries([
      ["Enter", () => leaveCaption(editor)],
      ["Backspace", () => selectFromCaption(editor)],
    ]);
  },
});

/** Enter in a caption moves the cursor below the picture. */
function leaveCaption(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== NAME) return false;
  const below = $from.after();
  return editor
    .chain()
    .insertContentAt(below, { type: "paragraph" })
    .setTextSelection(below + 1)
    .run();
}

/** Backspace at the beginning of a caption selects the picture; a second one removes it. */
function selectFromCaption(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== NAME || $from.parentOffset > 0) return false;
  return editor.commands.setNodeSelection($from.before());
}

/** Inserts a picture below the block of the cursor, and puts the cursor into its caption. */
export function insertPicture(editor: Editor, { path, alt }: PickedPicture): void {
  insertBlock(editor, editor.schema.node(NAME, { picture: path, alt }));
}

/** Returns the position and alternative text of the picture that is selected or contains the cursor. */
export function pictureAt(editor: Editor): { position: number; alt: string } | undefined {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection && selection.node.type.name === NAME)
    return { position: selection.from, alt: selection.node.attrs.alt };
  const { $from } = selection;
  return $from.parent.type.name === NAME ? { position: $from.before(), alt: $from.parent.attrs.alt } : undefined;
}

/** Sets the alternative text of the picture at the cursor. */
export function describePicture(editor: Editor, alt: string): void {
  const picture = pictureAt(editor);
  if (picture === undefined) return;
  editor.view.dispatch(editor.state.tr.setNodeAttribute(picture.position, "alt", alt));
}

/** Removes the picture at the cursor with its caption. */
export function removePicture(editor: Editor): void {
  const picture = pictureAt(editor);
  if (picture !== undefined) editor.chain().focus().setNodeSelection(picture.position).deleteSelection().run();
}
