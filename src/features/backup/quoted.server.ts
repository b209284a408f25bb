/** Quotes the name of a table or column for SQL, on both databases. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
