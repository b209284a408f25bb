import { linkKind } from "#ui/rich-text/safe-link.ts";
import { type Problem, problem } from "./problems.ts";

/** A cell of the rows of a text. */
export interface Cell {
  /** `link` is a path of this site or an https address; `tick` is a box. */
  readonly control: "line" | "link" | "tick";
  /** Maximum number of characters. */
  readonly max: number;
  /** Required in each row that is not empty. */
  readonly required: boolean;
  /** Names of the texts that take the place of an empty cell, by the value of another cell of the row. */
  readonly instead?: { readonly cell: string; readonly texts: Readonly<Record<string, string>> };
  /** Of a tick: maximum number of rows without it. */
  readonly clear?: number;
}

/** The cells of a row by name, in the order of drafts. */
export type Cells = Readonly<Record<string, Cell>>;

/** A row as it is published. */
export type Row<C = Cells> = Cells extends C
  ? Record<string, string | boolean>
  : { -readonly [K in keyof C]: C[K] extends { control: "tick" } ? boolean : string };

/** Maximum length of a link, in characters. */
const LINK_MAX = 300;

/** A ticked cell in drafts. Staff read it in the history. */
export const TICK = "✓";

/** The kinds of cells. */
export const cell = {
  line: <const R extends Omit<Cell, "control" | "required" | "clear"> & { required?: boolean }>(rules: R) => ({
    control: "line" as const,
    required: false,
    ...rules,
  }),
  link: () => ({ control: "link", max: LINK_MAX, required: true }) as const,
  tick: ({ clear }: { clear?: number } = {}) =>
    ({ control: "tick", max: TICK.length, required: false, ...(clear === undefined ? {} : { clear }) }) as const,
};

/** The rules of a text with rows. */
export interface RowsRules {
  readonly cells?: Cells;
  /** Minimum and maximum number of rows. */
  readonly least?: number;
  readonly most?: number;
}

/** Returns the typed cells of a draft's text: a row a line, its cells separated by tabs. Empty rows are included. */
export function typedCells(text: string, cells: Cells): string[][] {
  if (text === "") return [];
  const width = Object.keys(cells).length;
  return text.split("\n").map((line) => {
    const typed = line.split("\t");
    return Array.from({ length: width }, (_, i) => typed[i] ?? "");
  });
}

/** Returns typed cells as the text of a draft. */
export const cellsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((typed) => typed.replace(/[\n\t]+/g, " ")).join("\t")).join("\n");

const isEmpty = (row: readonly string[]) => row.every((typed) => typed.trim() === "");

/** Returns the rows of a draft's text as they are published, without empty ones. */
export function rowsOf<C extends Cells>(text: string, cells: C): Row<C>[] {
  const names = Object.entries(cells);
  return typedCells(text, cells)
    .filter((row) => !isEmpty(row))
    .map((row) => {
      const values = names.map(([name, { control }], i) => {
        const typed = row[i]?.trim() ?? "";
        return [name, control === "tick" ? typed !== "" : typed];
      });
      return Object.fromEntries(values) as Row<C>;
    });
}

/** Returns rows as the text of a draft. */
export function rowsText<C extends Cells>(rows: readonly Partial<Row<C>>[], cells: C): string {
  return cellsText(
    rows.map((row) => Object.keys(cells).map((name) => (row[name] === true ? TICK : String(row[name] || "")))),
  );
}

/** Returns a text as staff read it in comparisons: the cells of a row on one line, without empty ones. */
export function readableText(text: string, { cells }: RowsRules): string {
  if (cells === undefined) return text;
  const rows = typedCells(text, cells).filter((row) => !isEmpty(row));
  return rows.map((row) => row.filter((typed) => typed.trim() !== "").join(" · ")).join("\n");
}

/** Returns the name of the text that takes the place of a cell while it is empty; undefined where none does. */
export function textInstead(row: readonly string[], cells: Cells, { instead }: Cell): string | undefined {
  const value = instead && typedIn(row, cells, instead.cell);
  return instead && value !== undefined && Object.hasOwn(instead.texts, value) ? instead.texts[value] : undefined;
}

const typedIn = (row: readonly string[], cells: Cells, name: string) =>
  row[Object.keys(cells).indexOf(name)]?.trim() ?? "";

/** Returns whether rows may have a link: a path of this site, or an https address. */
export function isRowLink(link: string): boolean {
  const kind = linkKind(link);
  return link.length <= LINK_MAX && (kind === "site" || (kind === "web" && /^https:/i.test(link)));
}

/** A link in the rows of a text. */
interface PlacedLink {
  /** The path of its cell below that of the text: "2.link". */
  place: string;
  link: string;
}

/** Returns the well-formed links in the rows of a text. */
export function rowLinks(text: string, cells: Cells): PlacedLink[] {
  const links = Object.entries(cells).flatMap(([name, { control }], i) => (control === "link" ? [{ name, i }] : []));
  return typedCells(text, cells).flatMap((row, number) =>
    links.flatMap(({ name, i }) => {
      const link = row[i]?.trim() ?? "";
      return isRowLink(link) ? [{ place: `${number}.${name}`, link }] : [];
    }),
  );
}

/** Returns the problems of the rows of a text, at their cells. @param path of the text; a cell is "{path}.2.link" */
export function rowProblems(path: string, text: string, { cells = {}, least = 0, most = 0 }: RowsRules): Problem[] {
  const rows = typedCells(text, cells);
  const filled = rows.flatMap((row, number) => (isEmpty(row) ? [] : [{ row, number }]));
  const found: Problem[] = [];
  if (filled.length > 0 && filled.length < least) found.push(problem(path, "too-few-rows", String(least)));
  if (filled.length > most) found.push(problem(path, "too-many-rows", String(most)));
  // Each further row would only repeat what is wrong.
  for (const { row, number } of filled.slice(0, most)) {
    for (const [name, rules] of Object.entries(cells)) {
      const { control, max, required } = rules;
      const at = `${path}.${number}.${name}`;
      const value = typedIn(row, cells, name);
      if (required && value === "" && textInstead(row, cells, rules) === undefined) found.push(problem(at, "missing"));
      else if (value.length > max) found.push(problem(at, "cell-too-long", String(max)));
      else if (control === "link" && value !== "" && !isRowLink(value)) found.push(problem(at, "malformed-link"));
    }
  }
  for (const [index, [name, { clear }]] of Object.entries(cells).entries()) {
    const unticked = filled.filter(({ row }) => row[index]?.trim() === "");
    const over = clear === undefined ? undefined : unticked[clear];
    if (over !== undefined) found.push(problem(`${path}.${over.number}.${name}`, "tick-needed", String(clear)));
  }
  return found;
}
