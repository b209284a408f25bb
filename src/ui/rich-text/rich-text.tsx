import { createElement, type ReactNode } from "react";
import css from "./rich-text.module.css";

/** A mark of a piece of text. */
interface RichMark {
  type: string;
  attrs?: { href?: string } | undefined;
}

/** A node of a rich text that its schema has validated. */
export interface RichNode {
  type: string;
  text?: string | undefined;
  marks?: readonly RichMark[] | undefined;
  attrs?:
    | {
        level?: number;
        start?: number;
        picture?: string;
        alt?: string;
        headerRow?: boolean;
        headerColumn?: boolean;
      }
    | undefined;
  content?: readonly RichNode[] | undefined;
}

/** Renders a picture of the library, without its frame, caption and position. */
export type ShowPicture = (path: string, alt: string) => ReactNode;

interface RichTextProps {
  doc: RichNode;
  showPicture: ShowPicture;
  /** Returns the accessible name of a table, in the language of the text. @param number from 1, in order of the text */
  tableLabel(number: number): string;
  /** Whether a paragraph at the beginning of the text is styled as the lead. */
  leadFirst?: boolean;
}

function marked(words: ReactNode, { type, attrs: { href = "" } = {} }: RichMark): ReactNode {
  if (type === "bold") return <strong>{words}</strong>;
  if (type === "italic") return <em>{words}</em>;
  if (type !== "link") return words;
  return (
    <a href={href} {...(href.startsWith("/") ? {} : { rel: "noopener" })}>
      {words}
    </a>
  );
}

const TAGS = new Map([
  ["paragraph", "p"],
  ["bulletList", "ul"],
  ["orderedList", "ol"],
  ["listItem", "li"],
  ["blockquote", "blockquote"],
]);

/** A single paragraph in a list item needs no tag of its own. */
function onlyLine({ type, content: [first, ...others] = [] }: RichNode): RichNode | undefined {
  return type === "listItem" && first?.type === "paragraph" && others.length === 0 ? first : undefined;
}

/** Renders a text or a line break. */
function shownInline({ type, text, marks = [] }: RichNode): ReactNode {
  if (type === "text") return marks.reduceRight<ReactNode>(marked, text);
  return type === "hardBreak" ? <br /> : null;
}

function shown(node: RichNode, showPicture: ShowPicture): ReactNode {
  const { type, attrs = {} } = node;
  const inside = ((onlyLine(node) ?? node).content ?? []).map((child) => shown(child, showPicture));
  if (type === "heading") return createElement(attrs.level === 3 ? "h3" : "h2", null, ...inside);
  if (type === "figure") {
    const caption = inside.length === 0 ? null : createElement("figcaption", null, ...inside);
    return createElement("figure", null, showPicture(attrs.picture ?? "", attrs.alt ?? ""), caption);
  }
  const tag = TAGS.get(type);
  const props = type === "orderedList" && attrs.start !== 1 ? { start: attrs.start } : null;
  return tag === undefined ? shownInline(node) : createElement(tag, props, ...inside);
}

/** Renders a table in a box of its own, which scrolls where the table is wider, by keyboard too. */
function ShownTable({ table, label }: { table: RichNode; label: string }) {
  const { headerRow = false, headerColumn = false } = table.attrs ?? {};
  const rows = (table.content ?? []).map(({ content = [] }, y) =>
    createElement(
      "tr",
      null,
      ...content.map((cell, x) => shownCell(cell, headerRow && y === 0, headerColumn && x === 0)),
    ),
  );
  const [head, ...body] = headerRow ? rows : [null, ...rows];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
    <section className={css.table} aria-label={label} tabIndex={0}>
      <table>
        {head === null ? null : <thead>{head}</thead>}
        {body.length === 0 ? null : createElement("tbody", null, ...body)}
      </table>
    </section>
  );
}

/** An empty header, such as that in the corner, is an ordinary cell. */
function shownCell({ content = [] }: RichNode, inHeaderRow: boolean, inHeaderColumn: boolean): ReactNode {
  const words = content.map(shownInline);
  if (words.length === 0 || !(inHeaderRow || inHeaderColumn)) return createElement("td", null, ...words);
  return createElement("th", { scope: inHeaderRow ? "col" : "row" }, ...words);
}

/** Renders a text with headings, lists, links, pictures and tables. Only known nodes become elements; there is no raw HTML. */
export function RichText({ doc, showPicture, tableLabel, leadFirst = false }: RichTextProps) {
  let tables = 0;
  const blocks = (doc.content ?? []).map((block) => {
    if (block.type !== "table") return shown(block, showPicture);
    tables += 1;
    return <ShownTable key={tables} table={block} label={tableLabel(tables)} />;
  });
  const lead = leadFirst && doc.content?.[0]?.type === "paragraph";
  return createElement("div", { className: lead ? `${css.rich} ${css.led}` : css.rich }, ...blocks);
}
