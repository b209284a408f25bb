/** Matches a text at the end of a field's description, after its hint. Its spaces may be no-break spaces. */
export function atEnd(text: string): RegExp {
  return new RegExp(`${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" ", "\\s")}$`);
}
