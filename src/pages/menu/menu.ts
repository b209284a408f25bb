import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { cell, rowsText } from "#features/publishing/rows.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { menuTexts } from "./texts.ts";

/** Maximum length of the name of a page, and of an entry of the header. */
const NAME_MAX = 40;
const LABEL_MAX = 30;
/** Main entries that the header has room for, and all entries with those below them. */
const MAIN_MAX = 8;
const ENTRIES_MAX = 24;
const FURTHER_MAX = 12;

const name = text.line({ max: NAME_MAX, required: true });

/** The texts of the menu with the names of the main pages, by their paths. */
export const PAGE_NAMES = {
  "/": "title",
  "/about": "aboutUs",
  "/news": "news",
  "/projects": "projects",
  "/services": "services",
  "/products": "products",
  "/careers": "careers",
  "/contact": "contact",
  "/achievements": "achievements",
  "/media": "media",
  "/terms": "terms",
  "/privacy": "privacy",
  "/imprint": "imprint",
  "/accessibility": "accessibility",
} as const;

const link = cell.link();
/** Without a label, an entry has the name of the page that it leads to. */
const label = (max: number) => cell.line({ max, required: true, instead: { cell: "link", texts: PAGE_NAMES } });
const mainCells = { label: label(LABEL_MAX), link, below: cell.tick({ clear: MAIN_MAX }) };
const furtherCells = { label: label(NAME_MAX), link };

/** Returns the default names of the main pages. */
function namesIn(language: Language): Record<(typeof PAGE_NAMES)[keyof typeof PAGE_NAMES], string> {
  const t = siteTexts.site(language);
  return {
    title: t("nav.home"),
    aboutUs: t("nav.aboutUs"),
    news: t("nav.news"),
    projects: t("nav.projects"),
    services: t("nav.services"),
    products: t("nav.products"),
    careers: t("nav.careers"),
    contact: t("nav.contact"),
    achievements: t("nav.achievements"),
    media: t("nav.media"),
    terms: t("nav.terms"),
    privacy: t("nav.privacy"),
    imprint: t("nav.imprint"),
    accessibility: t("nav.accessibility"),
  };
}

/**
 * What every page shows besides its own words: the navigation, the names of the main pages in menus, buttons and
 * breadcrumbs, and the call to contact in the footer. The first name is that of the home page.
 */
export const menuPage = definePage({
  name: "menu",
  words: {
    folder: menuTexts.folder,
    staff: menuTexts.staff,
    page: (language) => ({
      main: rowsText(
        [
          { link: "/" },
          { link: "/about" },
          { link: "/news", below: true },
          { link: "/projects", below: true },
          { link: "/services" },
          { link: "/products" },
          { link: "/careers" },
          { link: "/contact" },
        ],
        mainCells,
      ),
      further: rowsText([{ link: "/achievements" }, { link: "/media" }, { link: "/terms" }], furtherCells),
      ...namesIn(language),
      footerHeading: siteTexts.site(language)("labels.getInTouch"),
      footerText: siteTexts.site(language)("labels.contactText"),
    }),
  },
  texts: {
    main: text.rows({ cells: mainCells, least: 1, most: ENTRIES_MAX }),
    further: text.rows({ cells: furtherCells, most: FURTHER_MAX }),
    title: name,
    aboutUs: name,
    news: name,
    projects: name,
    services: name,
    products: name,
    careers: name,
    contact: name,
    achievements: name,
    media: name,
    terms: name,
    privacy: name,
    imprint: name,
    accessibility: name,
    footerHeading: text.line({ max: 40, required: true }),
    footerText: text.area({ max: 200 }),
  },
  values: [],
});

/** Its words in one language. */
export type MenuText = Published<typeof menuPage>["text"];
