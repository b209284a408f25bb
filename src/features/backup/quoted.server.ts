/** A table's or column's name as SQL text, on both databases. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
