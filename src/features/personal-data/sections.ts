/** Sections of a person's data other than submissions, each with its own pages. */
export const COMMON_SECTIONS = ["mails", "thread", "notes", "entries"] as const;

export type CommonSection = (typeof COMMON_SECTIONS)[number];

/** Returns whether a section is one of these; the others have submissions. */
export const isCommonSection = (section: string): section is CommonSection =>
  COMMON_SECTIONS.some((common) => common === section);

/** Numbers of rows by section: submissions by path segment of their inbox, then the common sections. */
export type SectionCounts = Readonly<Record<string, number> & Record<CommonSection, number>>;

/** Returns the numbers of submissions by path segment of their inbox. */
export const submissionCounts = (counts: SectionCounts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([section]) => !isCommonSection(section)));

export const SECTION_PAGE_SIZE = 20;

/** Shown page of each section, from 1; the first one for sections left out. */
export type SectionPages = Readonly<Record<string, number>>;

/** Reads the pages from form fields; invalid page numbers are left out. */
export function sectionPages(fields: Readonly<Record<string, string | undefined>>): SectionPages {
  const pages = Object.entries(fields).filter(([, typed]) => /^[1-9]\d{0,5}$/.test(typed ?? ""));
  return Object.fromEntries(pages.map(([section, typed]) => [section, Number(typed)]));
}
