import { type Editor, Node } from "@tiptap/core";
import { type Command, Plugin, Selection, TextSelection } from "@tiptap/pm/state";
import {
  addRowAfter,
  CellSelection,
  cellAround,
  deleteTable,
  goToNextCell,
  inSameTable,
  isInTable,
  nextCell,
  selectedRect,
  tableEditing,
} from "@tiptap/pm/tables";
import { insertBlock } from "./insert-block.ts";

const TABLE = "table";
const ROW = "tableRow";
const CELL = "tableCell";
/** Rows and columns of a new table. */
const NEW_SIZE = 3;
/** What prosemirror-tables calls the nodes. */
const ROLES = new Map([
  [TABLE, "table"],
  [ROW, "row"],
  [CELL, "cell"],
]);

type Header = "headerRow" | "headerColumn";

const header = (name: Header, attribute: string) => ({
  default: false,
  parseHTML: (element: HTMLElement) => element.hasAttribute(attribute),
  renderHTML: ({ [name]: isOn }: Record<string, unknown>) => (isOn === true ? { [attribute]: "" } : {}),
});

const Table = Node.create({
  name: TABLE,
  group: "block",
  content: `${ROW}+`,
  isolating: true,
  addAttributes: () => ({
    headerRow: header("headerRow", "data-header-row"),
    headerColumn: header("headerColumn", "data-header-column"),
  }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  extendNodeSchema({ name }) {
    const tableRole = ROLES.get(name);
    // Without the second property the arrow keys stop between cells.
    return tableRole === undefined ? {} : { tableRole, allowGapCursor: false };
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const inTable = (act: () => boolean) => () => isInTable(editor.state) && act();
    return {
      Tab: inTable(() => goOn(editor)),
      "Shift-Tab": inTable(() => run(editor, goToNextCell(-1))),
      ArrowUp: inTable(() => goVertically(editor, -1)),
      ArrowDown: inTable(() => goVertically(editor, 1)),
      Enter: inTable(() => editor.commands.insertContent({ type: "hardBreak" })),
    };
  },
  addProseMirrorPlugins: () => [aroundTables, tableEditing()],
});

const Row = Node.create({
  name: ROW,
  content: `${CELL}+`,
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

/** prosemirror-tables reads the sizes of cells; merged cells are split where they are pasted, so these never change. */
const size = <T>(initial: T) => ({ default: initial, rendered: false, parseHTML: () => initial });

const Cell = Node.create({
  name: CELL,
  content: "inline*",
  isolating: true,
  addAttributes: () => ({ colspan: size(1), rowspan: size(1), colwidth: size(null) }),
  parseHTML: () => [{ tag: "td" }, { tag: "th" }],
  renderHTML: () => ["td", 0],
});

/** Tables, their rows and cells. */
export const TABLES = [Table, Row, Cell];

/**
 * Gives a table at the end a paragraph below it, where the cursor can leave it, and puts the cursor below a pasted table.
 * A selection that reaches from one cell into another becomes one of whole cells, so that deleting it empties cells and
 * removes none.
 */
const aroundTables = new Plugin({
  appendTransaction(changes, before, state) {
    const { doc, schema, selection, tr } = state;
    const below = schema.nodes.paragraph?.create();
    if (below !== undefined && doc.lastChild?.type.name === TABLE && changes.some(({ docChanged }) => docChanged))
      tr.insert(doc.content.size, below);
    const isPasted = changes.some((change) => change.getMeta("paste") === true);
    if (isPasted && isInTable(state) && !isInTable(before))
      tr.setSelection(TextSelection.near(tr.doc.resolve(selection.$head.after(1))));
    else if (selection instanceof TextSelection) {
      const [anchor, head] = [cellAround(selection.$anchor), cellAround(selection.$head)];
      if (anchor !== null && head !== null && anchor.pos !== head.pos && inSameTable(anchor, head))
        tr.setSelection(CellSelection.create(tr.doc, anchor.pos, head.pos));
    }
    return tr.docChanged || tr.selectionSet ? tr : null;
  },
});

function run({ state, view }: Editor, command: Command): boolean {
  return command(state, view.dispatch);
}

/**
 * Goes to the next cell, from the last one to a new row. @returns false where the row is empty or the table is full: Tab
 * then leaves the text, so that nobody is caught in it
 */
function goOn(editor: Editor): boolean {
  if (run(editor, goToNextCell(1))) return true;
  if (selectedRect(editor.state).table.lastChild?.textContent === "") return false;
  run(editor, addRowAfter);
  return run(editor, goToNextCell(1));
}

/**
 * Goes to the cell above or below from the first or last line of a cell, and out of the table at its edge.
 * @returns false elsewhere, and where there is no text beyond the table
 */
function goVertically({ state, view }: Editor, direction: 1 | -1): boolean {
  const { doc, selection, tr } = state;
  const cell = cellAround(selection.$head);
  if (!(selection instanceof TextSelection && selection.empty) || cell === null) return false;
  if (!view.endOfTextblock(direction === 1 ? "down" : "up")) return false;
  const next = nextCell(cell, "vert", direction);
  const beyond = doc.resolve(direction === 1 ? cell.after(-1) : cell.before(-1));
  const found = next === null ? Selection.findFrom(beyond, direction, true) : Selection.near(next);
  if (found !== null) view.dispatch(tr.setSelection(found).scrollIntoView());
  return found !== null;
}

/** Inserts an empty table with a header row below the block of the cursor. */
export function insertTable(editor: Editor): void {
  const { schema } = editor;
  const cells = () => Array.from({ length: NEW_SIZE }, () => schema.node(CELL));
  const rows = Array.from({ length: NEW_SIZE }, () => schema.node(ROW, null, cells()));
  insertBlock(editor, schema.node(TABLE, { headerRow: true }, rows));
}

/** Returns whether the cursor is in a table with headers of this kind. */
export function hasHeader(editor: Editor, name: Header): boolean {
  return editor.isActive(TABLE, { [name]: true });
}

/** Makes the first row or column of the table at the cursor headers, or ordinary cells again. */
export function toggleHeader(editor: Editor, name: Header): void {
  editor.commands.updateAttributes(TABLE, { [name]: !hasHeader(editor, name) });
}

/** Returns a tool's action that runs a command on the table at the cursor. One that would leave nothing deletes the table. */
export function onTable(command: Command): (editor: Editor) => void {
  return (editor) => {
    if (!run(editor, command)) run(editor, deleteTable);
  };
}
