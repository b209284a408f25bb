/** Characters that start a formula in spreadsheet programs (OWASP, CSV injection), including full-width forms. */
const SIGNS = String.raw`=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20`;
const FORMULA = new RegExp(String.raw`^[\s\0]*[${SIGNS}\t\r]`);
/**
 * Excel with the separator ";", as in Poland and Germany, treats the quotes of all cells but the first as text. A new
 * cell then starts at each ";" and each line break inside a text.
 */
const FORMULA_INSIDE = new RegExp(String.raw`([\n\r;](?:(?![\n\r])[\s\0"])*)(?=[${SIGNS}])`, "g");

/** Start of a file: Excel needs the byte order mark to recognise UTF-8. */
export const CSV_START = "\uFEFF";

/**
 * Returns one line of a CSV file (RFC 4180) with its line break. Texts are quoted, and those that a spreadsheet program
 * would run as a formula get a leading apostrophe. Numbers are not quoted.
 */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (typeof value === "number" ? String(value) : quoted(value))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const harmless = (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
