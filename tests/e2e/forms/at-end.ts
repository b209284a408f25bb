/** Matches a text at the end of a field's description, after its hint. */
export function atEnd(text: string): RegExp {
  return new RegExp(`${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`);
}
