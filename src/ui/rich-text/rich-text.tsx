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
  attrs?: { level?: number; start?: number; picture?: string; alt?: string } | undefined;
  content?: readonly RichNode[] | undefined;
}

/** Renders a picture of the library, without its frame, caption and position. */
export type ShowPicture = (path: string, alt: string) => ReactNode;

interface RichTextProps {
  doc: RichNode;
  showPicture: ShowPicture;
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

function shown(node: RichNode, showPicture: ShowPicture): ReactNode {
  const { type, attrs = {} } = node;
  const inside = ((onlyLine(node) ?? node).content ?? []).map((child) => shown(child, showPicture));
  if (type === "text") return (node.marks ?? []).reduceRight<ReactNode>(marked, node.text);
  if (type === "hardBreak") return <br />;
  if (type === "heading") return createElement(attrs.level === 3 ? "h3" : "h2", null, ...inside);
  if (type === "figure") {
    const caption = inside.length === 0 ? null : createElement("figcaption", null, ...inside);
    return createElement("figure", null, showPicture(attrs.picture ?? "", attrs.alt ?? ""), caption);
  }
  const tag = TAGS.get(type);
  const props = type === "orderedList" && attrs.start !== 1 ? { start: attrs.start } : null;
  return tag === undefined ? null : createElement(tag, props, ...inside);
}

/** Renders a text with headings, lists, links and pictures. Only known nodes become elements; there is no raw HTML. */
export function RichText({ doc, showPicture, leadFirst = false }: RichTextProps) {
  const blocks = (doc.content ?? []).map((block) => shown(block, showPicture));
  const lead = leadFirst && doc.content?.[0]?.type === "paragraph";
  return createElement("div", { className: lead ? `${css.rich} ${css.led}` : css.rich }, ...blocks);
}
