import type { Block, Inline, List, ListItem, RichDoc, TableRow } from "./rich-doc.ts";

/** The separator of paragraphs in plain text. */
const EMPTY_LINE = "\n\n";

function lineText(content: readonly Inline[] = []): string {
  return content
    .map((inline) => (inline.type === "text" ? inline.text : "\n"))
    .join("")
    .trim();
}

function itemText({ content }: ListItem, sign: string): string {
  const [first = "", ...others] = content.map(blockText).join("\n").split("\n");
  return [`${sign} ${first}`, ...others.map((line) => `  ${line}`)].join("\n");
}

function listText(list: List): string {
  const sign = (i: number) => (list.type === "orderedList" ? `${list.attrs.start + i}.` : "–");
  return list.content.map((item, i) => itemText(item, sign(i))).join("\n");
}

function rowText({ content }: TableRow): string {
  const cells = content.map((cell) => lineText(cell.content).replaceAll("\n", " "));
  return cells.some((cell) => cell !== "") ? cells.join(" | ") : "";
}

function blockText(block: Block): string {
  switch (block.type) {
    case "bulletList":
    case "orderedList":
      return listText(block);
    case "blockquote":
      return joined(block.content);
    case "table":
      return block.content
        .map(rowText)
        .filter((row) => row !== "")
        .join("\n");
    default:
      return lineText(block.content);
  }
}

function joined(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== "")
    .join(EMPTY_LINE);
}

/**
 * Converts a document to plain text, for lists, cards, search and the API: an empty line separates paragraphs, list
 * items begin with "–" or their number, a picture becomes its caption. A row of a table is a line with a bar between cells.
 */
export function plainTextOf(doc: RichDoc): string {
  return joined(doc.content);
}

function lines(paragraph: string): Inline[] {
  return paragraph.split("\n").flatMap((text, i): Inline[] => {
    const line: Inline[] = text === "" ? [] : [{ type: "text", text }];
    return i === 0 ? line : [{ type: "hardBreak" }, ...line];
  });
}

/** Converts plain text to a document of paragraphs; an empty text becomes one empty paragraph. */
export function docOfPlainText(text: string): RichDoc {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  if (paragraphs.length === 0) return { type: "doc", content: [{ type: "paragraph" }] };
  return { type: "doc", content: paragraphs.map((paragraph) => ({ type: "paragraph", content: lines(paragraph) })) };
}

/** Returns whether a document loses nothing as plain text: it has paragraphs only, without marks. */
export function isPlain(doc: RichDoc): boolean {
  return doc.content.every(
    (block) =>
      block.type === "paragraph" &&
      (block.content ?? []).every((inline) => inline.type === "hardBreak" || (inline.marks ?? []).length === 0),
  );
}
