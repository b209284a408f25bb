import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { type AnyTexts, type SiteKey, type Translate, translate } from "#platform/i18n/texts.ts";
import { DocumentPartsContext } from "../document-parts.ts";
import type { Company } from "./company/company.ts";
import { exampleCompany } from "./company/example.ts";
import { withFigures } from "./company/figures-in-texts.ts";
import { siteTexts } from "./texts.ts";

/** What a page knows without asking: plain data from the root's loader. */
export interface PageFacts {
  language: Language;
  /** The path without its language: "/news/3". */
  path: string;
  /** The site's address without a slash at its end. */
  origin: string;
  year: number;
  /** Undefined only when the database has never answered. */
  company: Company | undefined;
  /** Parts that the navigation leaves out. */
  hidden: readonly string[];
}

/** What every component of a public page can use; `Key` names its texts. */
export interface Page<Key extends string = SiteKey<typeof siteTexts>> extends PageFacts {
  t: Translate<Key>;
  /** The address of another page in this page's language: href("/news"). */
  href(path: string): string;
  /** Adds its version to the path of a file of this site. */
  versioned(path: string): string;
  /** Marks a text that is not in the page's language: the value for its `lang`, or undefined. */
  langOf(shown: { language: Language }): Language | undefined;
  /** Fills the company's figures into texts of the page's language. */
  withFigures<T>(texts: T): T;
}

const PageContext = createContext<Page | undefined>(undefined);

/** Gives a page's facts and helpers to everything on it. */
export function PageProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const { versioned } = useContext(DocumentPartsContext);
  const page = useMemo<Page>(
    () => ({
      ...facts,
      t: siteTexts.site(facts.language),
      href: (path) => localizedPath(path, facts.language),
      versioned,
      langOf: (shown) => (shown.language === facts.language ? undefined : shown.language),
      withFigures: (texts) => withFigures(texts, (facts.company ?? exampleCompany).statistics, facts.language),
    }),
    [facts, versioned],
  );
  return <PageContext value={page}>{children}</PageContext>;
}

/**
 * Returns the page that a component is on.
 * @param folders where `t` looks up texts, the first that has the name answers; `ui/site` is always the last of them
 * @throws Error outside of `PageProvider`
 */
export function usePage<T extends readonly AnyTexts[]>(...folders: T): Page<SiteKey<[...T, typeof siteTexts][number]>> {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("usePage is called outside of a page");
  return { ...page, t: translate(page.language, ...folders, siteTexts) };
}
