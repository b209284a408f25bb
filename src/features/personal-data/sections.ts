/** What is shown of one person beside the submissions of each form, each in pages of its own. */
export const COMMON_SECTIONS = ["mails", "notes", "entries"] as const;

export type CommonSection = (typeof COMMON_SECTIONS)[number];

/** Says whether a section is one of these; the others have submissions. */
export const isCommonSection = (section: string): section is CommonSection =>
  COMMON_SECTIONS.some((common) => common === section);

/** How much there is in each section, in their order: submissions by the address of their form's inbox, and the common sections. */
export type SectionCounts = Readonly<Record<string, number> & Record<CommonSection, number>>;

/** How many submissions there are, by the address of their form's inbox. */
export const submissionCounts = (counts: SectionCounts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([section]) => !isCommonSection(section)));

/** Rows on a page of a section. */
export const SECTION_PAGE_SIZE = 20;

/** Which page of each section is shown, from 1; of a section that is not in it, the first one. */
export type SectionPages = Readonly<Record<string, number>>;

/** Reads the pages out of a form's fields; values that are not page numbers are left out. */
export function sectionPages(fields: Readonly<Record<string, string | undefined>>): SectionPages {
  const pages = Object.entries(fields).filter(([, typed]) => /^[1-9]\d{0,5}$/.test(typed ?? ""));
  return Object.fromEntries(pages.map(([section, typed]) => [section, Number(typed)]));
}
