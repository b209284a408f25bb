/*
 * Elements of pasted HTML. Styles are read from `data-style`: the page's policy forbids the attribute itself.
 */

/** Elements that are blocks of their own. */
export const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, figure, table, section, article";

/** Returns the elements that match a selector, in order. */
export const all = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];

/** Returns a property of an element's inline style, in lower case. Word has others whose names end in the same word. */
export function styleOf(element: HTMLElement, property: string): string {
  const found = (element.dataset.style ?? "")
    .toLowerCase()
    .split(";")
    .map((rule) => rule.split(":"));
  return found.find(([name]) => name?.trim() === property)?.[1]?.trim() ?? "";
}

/** Puts the content of an element into a new one inside it. */
export function wrapInside(element: HTMLElement, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}
