/*
 * A text with headings, lists, links, pictures and tables, as the editor stores it (the JSON of ProseMirror) and as the pages
 * show it. An unknown node, mark or attribute is refused.
 */

/** The style of a piece of text. */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };

/** A piece of text in one style. */
export interface TextNode {
  type: "text";
  text: string;
  marks?: Mark[] | undefined;
}

/** Inline content: text, or a line break, which may be inside marked text. */
export type Inline = TextNode | { type: "hardBreak"; marks?: Mark[] | undefined };

/** A paragraph; without content it is empty. */
export interface Paragraph {
  type: "paragraph";
  content?: Inline[] | undefined;
}

/** A heading below the page's own: 2 or 3. */
export interface Heading {
  type: "heading";
  attrs: { level: 2 | 3 };
  content?: Inline[] | undefined;
}

export type Passage = (Paragraph | List)[];

/** A list item; its first paragraph may be followed by nested lists. */
export interface ListItem {
  type: "listItem";
  content: Passage;
}

/** A bulleted list, or one numbered from `start`. */
export type List =
  | { type: "bulletList"; content: ListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItem[] };

/** A quotation. */
export interface Blockquote {
  type: "blockquote";
  content: Passage;
}

/** A picture of the library by its path, with its alternative text and caption. */
export interface Figure {
  type: "figure";
  attrs: { picture: string; alt: string };
  content?: { type: "text"; text: string }[] | undefined;
}

/** A cell of a table: one line of text, which line breaks may divide; without content it is empty. */
export interface TableCell {
  type: "tableCell";
  content?: Inline[] | undefined;
}

/** A row of a table. */
export interface TableRow {
  type: "tableRow";
  content: TableCell[];
}

/** A table: rows of equal length. The cells of the first row, and the first cell of each row, may be headers. */
export interface Table {
  type: "table";
  attrs: { headerRow: boolean; headerColumn: boolean };
  content: TableRow[];
}

export type Block = Paragraph | Heading | List | Blockquote | Figure | Table;

/** A whole document. */
export interface RichDoc {
  type: "doc";
  content: Block[];
}

/** Returns whether a stored value is a document with a list of nodes. The nodes were checked when it was saved. */
export function isStoredRich(doc: unknown): doc is RichDoc {
  if (typeof doc !== "object" || doc === null || !("type" in doc) || !("content" in doc)) return false;
  return doc.type === "doc" && Array.isArray(doc.content);
}
