/** A row in a backup; the same on both databases. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Maximum length of a line. The longest rows are drafts of some hundred thousand characters. */
const LINE_MAX = 64 * 1024 * 1024;

/**
 * Serializes rows as JSON lines.
 * @throws Error for a value other than an integer, text or null, which would not round-trip
 */
export function linesOf(table: string, rows: readonly Row[]): Buffer {
  const lines = rows.map((row) => {
    for (const column in row) {
      if (!isPlain(row[column])) throw new Error(`${table}.${column} holds something that is neither integer nor text`);
    }
    return `${JSON.stringify(row)}\n`;
  });
  return Buffer.from(lines.join(""));
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === "string" || Number.isSafeInteger(value);
}

/**
 * Parses JSON lines in batches.
 * @param columns exact columns of each row
 * @throws Error for an invalid line
 */
export async function* rowsOf(
  table: string,
  columns: readonly string[],
  pieces: AsyncIterable<Buffer>,
): AsyncIterable<Row[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  const take = (lines: string[]) => lines.map((line) => rowOf(table, columns, line));
  for await (const piece of pieces) {
    const text = rest + decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf("\n");
    rest = text.slice(end + 1);
    if (rest.length > LINE_MAX) throw new Error(`${table} has a line that is too long`);
    if (end >= 0) yield take(text.slice(0, end).split("\n"));
  }
  if (rest + decoder.decode() !== "") throw new Error(`${table} ends within a line`);
}

function rowOf(table: string, columns: readonly string[], line: string): Row {
  const row: unknown = JSON.parse(line);
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw new Error(`${table} has a line without a row`);
  const fits = Object.keys(row).length === columns.length && columns.every((column) => Object.hasOwn(row, column));
  if (!fits || !Object.values(row).every(isPlain)) throw new Error(`${table} has a row of another form`);
  return row as Row;
}
