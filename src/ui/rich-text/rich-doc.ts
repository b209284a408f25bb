/*
 * A text with headings, lists, links and pictures, as the editor keeps it (the JSON of ProseMirror) and as the pages
 * show it. What is not named here does not exist: an unknown node, mark or attribute is refused.
 */

/** How a piece of text stands out. */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };

/** A piece of text in one style. */
export interface TextNode {
  type: "text";
  text: string;
  marks?: Mark[] | undefined;
}

/** What stands in a line: text, or the end of the line, which may lie inside a marked passage. */
export type Inline = TextNode | { type: "hardBreak"; marks?: Mark[] | undefined };

/** A paragraph; without content it is an empty one. */
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

/** An entry of a list; what follows its first paragraph may be lists again. */
export interface ListItem {
  type: "listItem";
  content: Passage;
}

/** A list with dots, or with numbers from `start` on. */
export type List =
  | { type: "bulletList"; content: ListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItem[] };

/** What somebody said or wrote. */
export interface Blockquote {
  type: "blockquote";
  content: Passage;
}

/** A picture of the library by its path, what it shows for those who do not see it, and its caption. */
export interface Figure {
  type: "figure";
  attrs: { picture: string; alt: string };
  content?: { type: "text"; text: string }[] | undefined;
}

export type Block = Paragraph | Heading | List | Blockquote | Figure;

/** A whole text. */
export interface RichDoc {
  type: "doc";
  content: Block[];
}

/** Returns whether a stored value is a document with a list of nodes. The nodes were checked when it was saved. */
export function isStoredRich(doc: unknown): doc is RichDoc {
  if (typeof doc !== "object" || doc === null || !("type" in doc) || !("content" in doc)) return false;
  return doc.type === "doc" && Array.isArray(doc.content);
}
