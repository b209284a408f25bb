import type { Editor } from "@tiptap/core";
import { redo, undo } from "@tiptap/pm/history";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "@tiptap/pm/tables";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { IconName } from "#ui/icon.tsx";
import type { publishingTexts } from "../../texts.ts";
import { pictureAt, removePicture } from "./figure.ts";
import { hasHeader, insertTable, onTable, toggleHeader } from "./table.ts";

/** Questions that tools ask the user. */
export interface Questions {
  link(): void;
  picture(): void;
  alternative(): void;
}

/** A button of the toolbar. */
export interface Tool {
  /** Key of its label. */
  name: keyof StaffTexts<typeof publishingTexts>["richText"];
  icon: IconName;
  /** In the format of `aria-keyshortcuts`. */
  keys?: string;
  run(editor: Editor, ask: Questions): void;
  /** Only toggle buttons have it. */
  pressed?(editor: Editor): boolean;
  /** Without it the tool is always enabled. */
  usable?(editor: Editor): boolean;
}

const mark = (name: "bold" | "italic", keys: string): Tool => ({
  name,
  icon: name,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  pressed: (editor) => editor.isActive(name),
});

/** Cells have no headings, lists or quotations. */
const outsideTable = ({ state }: Editor) => !isInTable(state);

const heading = (name: "heading" | "subheading", level: 2 | 3): Tool => ({
  name,
  icon: name,
  keys: `Control+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleNode("heading", "paragraph", { level }).run(),
  pressed: (editor) => editor.isActive("heading", { level }),
  usable: outsideTable,
});

const list = (name: "bulletList" | "orderedList", icon: IconName, keys: string): Tool => ({
  name,
  icon,
  keys,
  run: (editor) => editor.chain().focus().toggleList(name, "listItem").run(),
  pressed: (editor) => editor.isActive(name),
  usable: outsideTable,
});

const inPicture = (editor: Editor) => pictureAt(editor) !== undefined;

/** The tools in groups, in the order of the toolbar. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [heading("heading", 2), heading("subheading", 3), mark("bold", "Control+B"), mark("italic", "Control+I")],
  [
    list("bulletList", "list", "Control+Shift+8"),
    list("orderedList", "numbers", "Control+Shift+7"),
    {
      name: "indent",
      icon: "indent",
      keys: "Control+]",
      run: (editor) => editor.chain().focus().sinkListItem("listItem").run(),
      usable: (editor) => editor.can().sinkListItem("listItem"),
    },
    {
      name: "outdent",
      icon: "outdent",
      keys: "Control+[",
      run: (editor) => editor.chain().focus().liftListItem("listItem").run(),
      usable: (editor) => editor.can().liftListItem("listItem"),
    },
    {
      name: "quote",
      icon: "quote",
      keys: "Control+Shift+B",
      run: (editor) => editor.chain().focus().toggleWrap("blockquote").run(),
      pressed: (editor) => editor.isActive("blockquote"),
      usable: outsideTable,
    },
  ],
  [
    {
      name: "link",
      icon: "link",
      keys: "Control+K",
      run: (_, ask) => ask.link(),
      pressed: (editor) => editor.isActive("link"),
      usable: (editor) => !inPicture(editor),
    },
    { name: "picture", icon: "picture", run: (_, ask) => ask.picture() },
    { name: "alternative", icon: "words", run: (_, ask) => ask.alternative(), usable: inPicture },
    { name: "removePicture", icon: "bin", run: removePicture, usable: inPicture },
    { name: "table", icon: "table", run: insertTable },
  ],
  [
    {
      name: "undo",
      icon: "undo",
      keys: "Control+Z",
      run: (editor) => undo(editor.state, editor.view.dispatch),
      usable: ({ state }) => undo(state),
    },
    {
      name: "redo",
      icon: "redo",
      keys: "Control+Y",
      run: (editor) => redo(editor.state, editor.view.dispatch),
      usable: ({ state }) => redo(state),
    },
  ],
];

/** A tool for the table at the cursor: in a table, the button that inserts one opens a menu of them. */
interface TableTool extends Pick<Tool, "name" | "pressed"> {
  run(editor: Editor): void;
}

export const TABLE_TOOLS: readonly TableTool[] = [
  { name: "rowAbove", run: onTable(addRowBefore) },
  { name: "rowBelow", run: onTable(addRowAfter) },
  { name: "columnLeft", run: onTable(addColumnBefore) },
  { name: "columnRight", run: onTable(addColumnAfter) },
  ...(["headerRow", "headerColumn"] as const).map((name) => ({
    name,
    run: (editor: Editor) => toggleHeader(editor, name),
    pressed: (editor: Editor) => hasHeader(editor, name),
  })),
  { name: "deleteRow", run: onTable(deleteRow) },
  { name: "deleteColumn", run: onTable(deleteColumn) },
  { name: "deleteTable", run: onTable(deleteTable) },
];
