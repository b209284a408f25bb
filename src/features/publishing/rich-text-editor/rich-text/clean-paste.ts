import { makeExcelMarks, makeTables } from "./paste-tables.ts";
import { all, BLOCKS, styleOf, wrapInside } from "./pasted-dom.ts";
import { makeWordLists } from "./word-lists.ts";

/** Lists inside lists at most; the entries of deeper ones move up. */
const LIST_LEVELS = 4;
const FOREIGN =
  "style, script, meta, link, title, xml, template, noscript, img, picture, svg, canvas, video, audio, object, iframe, " +
  "input, button, select, textarea, del, [hidden], [data-style*='display:none' i], [data-style*='mso-hide:all' i]";
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/**
 * Converts HTML from other programs for the editor's nodes: lists of Word become lists, bold and
 * italic of Google Docs become marks, tables have rows of equal length; styles, comments and pictures are removed. Content
 * copied from the editor stays as it is. Nothing is shown before the editor's schema has parsed it.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  for (const element of all(body, FOREIGN)) element.remove();
  makeExcelMarks(body, html);
  for (const step of [
    nameTitles,
    makeMarks,
    makeWordLists,
    makeTables,
    nestLists,
    flattenLists,
    tidyTexts,
    dropEmpty,
  ]) {
    step(body);
  }
  return body.innerHTML;
}

/**
 * Renames styles, scripts and event handlers: the page's policy forbids them, and browsers report each of them, even in a
 * document that is not shown.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<(\/?)(?:style|script)\b/gi, "<$1template")
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'])(style|on\w+)(?=\s*=)/gi, "$1data-$2"));
}

function rename(element: HTMLElement, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Makes the title of a Word document a heading. */
function nameTitles(body: HTMLElement): void {
  for (const title of all(body, "p.MsoTitle")) rename(title, "h2");
}

function makeMarks(body: HTMLElement): void {
  for (const bold of all(body, "b[data-style], strong[data-style]")) {
    if (/^(?:normal|[1-5]00)/.test(styleOf(bold, "font-weight"))) bold.replaceWith(...bold.childNodes);
  }
  for (const span of all(body, ":is(span, td, th)[data-style]")) {
    if (/^(?:bold|[6-9]00)/.test(styleOf(span, "font-weight"))) wrapInside(span, "strong");
    if (styleOf(span, "font-style").startsWith("italic")) wrapInside(span, "em");
  }
  for (const bold of all(body, ":is(h1, h2, h3, h4, h5, h6) :is(b, strong)")) bold.replaceWith(...bold.childNodes);
}

/** Moves a list that is a direct child of a list, as Google Docs writes it, into the entry before it. */
function nestLists(body: HTMLElement): void {
  for (const list of all(body, "ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else list.replaceWith(...list.children);
  }
}

function flattenLists(body: HTMLElement): void {
  const tooDeep = `${Array.from({ length: LIST_LEVELS }, () => "li").join(" ")} :is(ul, ol)`;
  for (const list of all(body, tooDeep).reverse()) list.closest("li")?.after(...list.children);
}

function tidyTexts(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.nodeType === Node.COMMENT_NODE) comments.push(node);
    else if (node.nodeValue !== null) node.nodeValue = node.nodeValue.replace(UNPRINTABLE, "");
  }
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Removes empty paragraphs and line breaks at the edge of a block, which other programs use for spacing. */
function dropEmpty(body: HTMLElement): void {
  for (const lineBreak of all(body, "br")) {
    if (!isInLine(lineBreak.previousSibling) || !isInLine(lineBreak.nextSibling)) lineBreak.remove();
  }
  for (const block of all(body, BLOCKS).reverse()) {
    if (block.textContent.trim() === "" && block.closest("figure") === null) block.remove();
  }
}

function isInLine(node: Node | null): boolean {
  if (node instanceof HTMLElement) return !node.matches(BLOCKS);
  return node !== null && node.nodeValue?.trim() !== "";
}
