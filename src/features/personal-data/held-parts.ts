/** What is shown of one person beside the submissions of each form, each in pages of its own. */
export const COMMON_PARTS = ["mails", "notes", "entries"] as const;

export type CommonPart = (typeof COMMON_PARTS)[number];

/** Says whether a part is one of these; the others have submissions. */
export const isCommonPart = (part: string): part is CommonPart => COMMON_PARTS.some((common) => common === part);

/** How much there is of each part, in their order: submissions by the address of their form's inbox, and the common parts. */
export type HeldCounts = Readonly<Record<string, number> & Record<CommonPart, number>>;

/** How many submissions there are, by the address of their form's inbox. */
export const submissionCounts = (counts: HeldCounts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([part]) => !isCommonPart(part)));

/** Rows on a page of a part. */
export const HELD_PAGE_SIZE = 20;

/** Which page of each part is looked at, from 1; of a part that is not in it, the first one. */
export type HeldPages = Readonly<Record<string, number>>;

/** Reads the pages out of a form's fields; values that are not page numbers are left out. */
export function heldPages(fields: Readonly<Record<string, string | undefined>>): HeldPages {
  const pages = Object.entries(fields).filter(([, typed]) => /^[1-9]\d{0,5}$/.test(typed ?? ""));
  return Object.fromEntries(pages.map(([part, typed]) => [part, Number(typed)]));
}
