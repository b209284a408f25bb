/** A line that names something and says more about it. */
export interface NamedLine {
  name: string;
  /** Empty when the line has no colon. */
  detail: string;
}

/** Reads a line of the form "Name: detail". The first colon followed by a space ends the name. */
export function namedLine(line: string): NamedLine {
  const end = line.indexOf(": ");
  return end === -1 ? { name: line, detail: "" } : { name: line.slice(0, end), detail: line.slice(end + 2).trim() };
}
