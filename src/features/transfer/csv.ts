/** What spreadsheet programs take for a formula at the beginning of a cell (OWASP, CSV injection); wide forms too. */
const SIGNS = String.raw`=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20`;
const FORMULA = new RegExp(String.raw`^[\s\0]*[${SIGNS}\t\r]`);
/**
 * Where Excel parts cells at ";", as in Poland and Germany, it takes the quotes of all cells but the first for text: then a
 * new cell begins at each ";" inside of a text, and at each of its lines.
 */
const FORMULA_INSIDE = new RegExp(String.raw`([\n\r;](?:(?![\n\r])[\s\0"])*)(?=[${SIGNS}])`, "g");

/** The beginning of a file: Excel takes it for UTF-8 only with this mark. */
export const CSV_START = "\uFEFF";

/**
 * Writes one line of a CSV file (RFC 4180), with its line end. Each text stands in quotes; what a spreadsheet program would
 * run as a formula begins with an apostrophe. Numbers stay numbers.
 */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (typeof value === "number" ? String(value) : quoted(value))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const harmless = (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
