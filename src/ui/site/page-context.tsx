import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { type AnyTexts, type SiteKey, type Translate, translate } from "#platform/i18n/texts.ts";
import { DocumentPartsContext } from "../document-parts.ts";
import type { Announcement } from "./announcement.ts";
import type { Company } from "./company/company.ts";
import { exampleCompany } from "./company/example.ts";
import { textValues, withFigures } from "./company/figures-in-texts.ts";
import type { Figures } from "./figures.ts";
import type { Identity } from "./identity.ts";
import type { Menu } from "./navigation-parts.ts";
import { siteTexts } from "./texts.ts";

/** Data of every public page, from the root's loader. */
export interface PageFacts {
  language: Language;
  /** The path without its language: "/news/3". */
  path: string;
  /** The site's origin without a trailing slash. */
  origin: string;
  year: number;
  /** Undefined only when the database has never answered. */
  company: Company | undefined;
  identity: Identity;
  figures: Figures;
  /** Whether an entry of the examples is public. */
  hasExamples: boolean;
  /** Hidden parts of the navigation. */
  hidden: readonly string[];
  /** What the company announces today. */
  announcement: Announcement | undefined;
  menu: Menu;
  /** Retention times by setting, which texts may name. */
  months: Readonly<Record<string, number>>;
}

/** Texts of an entry with their language; single ones may have another, by name. */
interface ShownTexts {
  language: Language;
  languageOf?: Readonly<Partial<Record<string, Language>>>;
}

/** Context of every component of a public page; `Key` names its texts. */
export interface Page<Key extends string = SiteKey<typeof siteTexts>> extends PageFacts {
  t: Translate<Key>;
  /** Returns the URL of another page in this page's language: href("/news"). */
  href(path: string): string;
  /** Adds its version to the path of a file of this site. */
  versioned(path: string): string;
  /**
   * Returns the `lang` attribute of texts that are not in the page's language, otherwise undefined. @param part the one of
   * them that is meant, which may have a language of its own
   */
  langOf(shown: ShownTexts, part?: string): Language | undefined;
  /** Fills today's values (the company's figures and data, retention times) into texts of the page's language. */
  withFigures<T>(texts: T): T;
}

const PageContext = createContext<Page | undefined>(undefined);

/** Provides a page's data and helpers. */
export function PageProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  const { versioned } = useContext(DocumentPartsContext);
  const page = useMemo<Page>(
    () => ({
      ...facts,
      t: labelled(siteTexts.site(facts.language), facts.menu.labels),
      href: (path) => localizedPath(path, facts.language),
      versioned,
      langOf: ({ language, languageOf = {} }, part = "") => {
        const own = languageOf[part] ?? language;
        return own === facts.language ? undefined : own;
      },
      withFigures: (texts) =>
        withFigures(
          texts,
          textValues(facts.company ?? exampleCompany, facts.figures.values, facts.months, facts.language),
          facts.language,
        ),
    }),
    [facts, versioned],
  );
  return <PageContext value={page}>{children}</PageContext>;
}

/**
 * Returns the page that a component is on.
 * @param folders where `t` looks up texts: the first one with the name is used, `ui/site` last
 * @throws Error outside `PageProvider`
 */
export function usePage<T extends readonly AnyTexts[]>(...folders: T): Page<SiteKey<[...T, typeof siteTexts][number]>> {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("usePage is called outside of a page");
  return { ...page, t: labelled(translate(page.language, ...folders, siteTexts), page.menu.labels) };
}

/** Returns a look-up of texts in which labels take the place of texts. */
function labelled<Key extends string>(t: Translate<Key>, labels: Menu["labels"]): Translate<Key> {
  return (key, values) => labels[key] ?? t(key, values);
}
