const ENTRY = /mso-list:\s{0,9}[\w-]{1,40}\s{1,9}level(\d)/i;
const SIGN = /mso-list:\s*ignore/i;
/** A bullet that Word writes as unmarked text; "o" is one only before a no-break space. */
const LOOSE_SIGN = /^\s*(?:[·•▪◦‣○●■\u{F000}-\u{F0FF}]|[o§Ø](?=\u00A0))\s*/u;
const IN_LISTS = "li:is([data-style*='mso-list' i], [class*='Mso']), li > [data-style*='mso-list' i]";
const NUMBER = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i;

interface OpenList {
  level: number;
  list: HTMLElement;
}

/**
 * Converts the paragraphs that Word writes for lists to lists: the style of each has its level, and its bullet or number is
 * separate text. Styles are read from `data-style`.
 */
export function makeWordLists(body: HTMLElement): void {
  // Outlook and Word on the web write lists as lists, with the bullet as text too.
  for (const entry of body.querySelectorAll<HTMLElement>(IN_LISTS)) takeSign(entry);
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>(
    "p[data-style*='mso-list' i], div[data-style*='mso-list' i]",
  )) {
    const level = Number(ENTRY.exec(paragraph.dataset.style ?? "")?.[1] ?? 0);
    if (level === 0 || paragraph.closest("li") !== null) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    open = intoList(paragraph, level, open);
    last = open[0]?.list ?? null;
  }
}

/** Moves a paragraph into the list of its level, which is created if needed. */
function intoList(paragraph: HTMLElement, level: number, open: readonly OpenList[]): OpenList[] {
  const sign = takeSign(paragraph);
  const number = NUMBER.exec(sign)?.[1];
  const tag = number === undefined ? "UL" : "OL";
  const around = open.filter((list) => list.level < level || (list.level === level && list.list.tagName === tag));
  const nearest = around.at(-1);
  const inside = nearest?.level === level ? nearest.list : newList(paragraph, tag, number, nearest?.list);
  const item = paragraph.ownerDocument.createElement("li");
  inside.append(item);
  item.append(paragraph);
  return nearest?.level === level ? around : [...around, { level, list: inside }];
}

function newList(paragraph: HTMLElement, tag: string, number: string | undefined, outer: HTMLElement | undefined) {
  const list = paragraph.ownerDocument.createElement(tag);
  if (number !== undefined && /^\d+$/.test(number)) list.setAttribute("start", number);
  if (outer === undefined) paragraph.before(list);
  else outer.lastElementChild?.append(list);
  return list;
}

/** Removes the bullet or number of a paragraph. @returns its text */
function takeSign(paragraph: HTMLElement): string {
  const spans = [...paragraph.querySelectorAll<HTMLElement>("span[data-style]")];
  const sign = spans.find((span) => SIGN.test(span.dataset.style ?? ""));
  if (sign === undefined) dropLeading(paragraph, LOOSE_SIGN.exec(paragraph.textContent)?.[0].length ?? 0);
  sign?.remove();
  return sign?.textContent ?? "";
}

/** Removes the first characters of an element's text. */
function dropLeading(element: HTMLElement, count: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = texts.nextNode(); node !== null && left > 0; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    node.nodeValue = text.slice(left);
    left -= text.length;
  }
}
