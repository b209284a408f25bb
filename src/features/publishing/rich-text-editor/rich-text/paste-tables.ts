import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from "#ui/rich-text/bounds.ts";
import { all, BLOCKS, wrapInside } from "./pasted-dom.ts";

/** The cells of a table in rows of equal length; an element is made for a place that a merged cell covers. */
type Grid = HTMLElement[][];

const BOLD = "b, strong";
/** Rows that Word marks as headers. */
const HEADER_ROW = "thead, tr[data-style*='mso-yfti-lastfirstrow:yes' i]";
/** A style of cells in the style sheet that Excel sends along. */
const EXCEL_STYLE = /\.(xl\d{1,6})\s*\{([^{}]*)\}/g;

/** Makes cells bold that Excel's style sheet makes bold. @param html of the whole clipboard */
export function makeExcelMarks(body: HTMLElement, html: string): void {
  for (const [, name = "", rules = ""] of html.matchAll(EXCEL_STYLE)) {
    if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(rules)) continue;
    for (const cell of all(body, `td.${name}`)) wrapInside(cell, "strong");
  }
}

/**
 * Converts tables to those of the editor: rows of equal length whose cells hold lines of text. A merged cell is split:
 * its text stays in its first place, the others are empty. Rows and columns without text are removed, and a table of
 * one column becomes its content. A table within another becomes a line for each row.
 */
export function makeTables(body: HTMLElement): void {
  const tables = [...body.querySelectorAll("table")].reverse();
  for (const table of tables) {
    const grid = withoutEmpty(gridOf(table));
    const title = table.caption;
    if (title !== null) table.before(element(table, "p", ...title.childNodes));
    if ((grid[0] ?? []).length <= 1)
      table.replaceWith(...grid.flat().map((cell) => element(cell, "div", ...cell.childNodes)));
    else if (table.parentElement?.closest("td, th")) table.replaceWith(...grid.map(rowLine));
    else table.replaceWith(cleanTable(grid));
  }
}

function element(near: HTMLElement, tag: string, ...content: (Node | string)[]): HTMLElement {
  const made = near.ownerDocument.createElement(tag);
  made.append(...content);
  return made;
}

function gridOf(table: HTMLTableElement): Grid {
  const rows = [...table.rows];
  const grid: Grid = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      // Larger ones make no difference: the table is refused, or they are empty.
      const right = x + Math.min(cell.colSpan, TABLE_COLUMNS_MAX + 1);
      const below = y + Math.min(cell.rowSpan || rows.length, TABLE_ROWS_MAX + 1);
      for (const line of grid.slice(y, below)) {
        for (let place = x; place < right; place++) line[place] ??= element(cell, "td");
      }
      grid[y]?.splice(x, 1, cell);
      x = right;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? element(table, "td")));
}

const hasWords = (node: Node) => (node.textContent ?? "").trim() !== "";

function withoutEmpty(grid: Grid): Grid {
  const rows = grid.filter((row) => row.some(hasWords));
  const isKept = rows[0]?.map((_, x) => rows.some((row) => row.slice(x, x + 1).some(hasWords)));
  return rows.map((row) => row.filter((_, x) => isKept?.[x]));
}

function rowLine(row: HTMLElement[]): HTMLElement {
  const [first] = row;
  const words = row.map((cell) => cell.textContent.replace(/\s+/g, " ").trim());
  return element(first as HTMLElement, "p", words.join(" | "));
}

function textsIn(node: HTMLElement): Text[] {
  const walker = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (hasWords(walker.currentNode)) texts.push(walker.currentNode as Text);
  return texts;
}

/** Returns whether all cells with text are headers in HTML, or bold. */
function areHeaders(cells: HTMLElement[]): boolean {
  const written = cells.filter(hasWords);
  const isBold = (cell: HTMLElement) => textsIn(cell).every((text) => text.parentElement?.closest(BOLD));
  return written.length > 0 && written.every((cell) => cell.tagName === "TH" || isBold(cell));
}

/** Returns a table of the editor. Its first row, or column, has headers if they differ from the other cells. */
function cleanTable(grid: Grid): HTMLElement {
  const [first = [], ...rest] = grid;
  const isMarked = first.some((cell) => cell.closest(HEADER_ROW) !== null);
  const headerRow = rest.length > 0 && (isMarked || (areHeaders(first) && !areHeaders(rest.flat())));
  const body = headerRow ? rest : grid;
  const headerColumn =
    body.length > 1 &&
    areHeaders(body.flatMap(([cell]) => cell ?? [])) &&
    !areHeaders(body.flatMap((row) => row.slice(1)));
  const headers = [...(headerRow ? first : []), ...(headerColumn ? body.flatMap(([cell]) => cell ?? []) : [])];
  for (const header of headers) for (const bold of all(header, BOLD)) bold.replaceWith(...bold.childNodes);
  const rows = grid.map((row) => {
    const cells = row.map((cell) => {
      makeLines(cell);
      return element(cell, "td", ...cell.childNodes);
    });
    return element(cells[0] as HTMLElement, "tr", ...cells);
  });
  const table = element(rows[0] as HTMLElement, "table", ...rows);
  table.toggleAttribute("data-header-row", headerRow);
  table.toggleAttribute("data-header-column", headerColumn);
  return table;
}

/** Replaces the blocks in a cell by lines; an item of a list keeps its sign. */
function makeLines(cell: HTMLElement): void {
  if (!hasWords(cell)) cell.replaceChildren();
  for (const item of all(cell, "li")) {
    const list = item.parentElement as HTMLElement;
    const number = Number(list.getAttribute("start") ?? 1) + [...list.children].indexOf(item);
    textsIn(item)[0]?.before(list.tagName === "OL" ? `${number}. ` : "– ");
  }
  for (const block of all(cell, BLOCKS)) {
    block.before(element(cell, "br"));
    block.after(element(cell, "br"));
    block.replaceWith(...block.childNodes);
  }
  dropEmptyLines(cell);
}

/** Removes line breaks at the edges of a cell, all but one between lines, and spaces at the edges of lines. */
function dropEmptyLines(cell: HTMLElement): void {
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const surplus: Node[] = [];
  let spaces: Node[] = [];
  let last: Node | undefined;
  let isEmpty = true;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBreak = node.nodeName === "BR";
    if (!isBreak && node.nodeType !== Node.TEXT_NODE) continue;
    if (!isBreak && !hasWords(node)) {
      spaces.push(node);
      continue;
    }
    if (isBreak || isEmpty) surplus.push(...spaces);
    spaces = [];
    if (isBreak && isEmpty) surplus.push(node);
    else if (isBreak) last = node;
    isEmpty = isBreak;
  }
  surplus.push(...spaces);
  if (isEmpty && last !== undefined) surplus.push(last);
  for (const node of surplus) node.parentNode?.removeChild(node);
}
