/** What spreadsheet programs would take for a formula, were it the beginning of a cell (OWASP, CSV injection). */
const FORMULA = /^[\s\0]*[=+\-@|%\t\r]/;

/** The beginning of a file: Excel takes it for UTF-8 only with this mark. */
export const CSV_START = "\uFEFF";

/**
 * Writes one line of a CSV file (RFC 4180), with its line end. Each text stands in quotes; one that a spreadsheet program
 * would run as a formula begins with an apostrophe. Numbers stay numbers.
 */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (typeof value === "number" ? String(value) : quoted(value))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
