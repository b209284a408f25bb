/** What is shown of one person, part by part, each in pages of its own. */
export const HELD_PARTS = ["messages", "applications", "mails", "notes", "entries"] as const;

export type HeldPart = (typeof HELD_PARTS)[number];

/** Rows on a page of a part. */
export const HELD_PAGE_SIZE = 20;

/** Which page of each part is looked at, from 1. */
export type HeldPages = Readonly<Record<HeldPart, number>>;

const PAGE_MAX = 100_000;

/** Reads the pages out of a form's fields; what is no page is the first one. */
export function heldPages(fields: Readonly<Record<string, string | undefined>>): HeldPages {
  const pageOf = (part: HeldPart) => {
    const typed = fields[part] ?? "";
    return /^[1-9]\d{0,5}$/.test(typed) ? Math.min(Number(typed), PAGE_MAX) : 1;
  };
  return Object.fromEntries(HELD_PARTS.map((part) => [part, pageOf(part)])) as Record<HeldPart, number>;
}
