import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { menuTexts } from "./texts.ts";

/** The header of a page has room for labels of this length. */
const label = text.line({ max: 40, required: true });

/** The labels of the main pages, in menus, buttons and breadcrumbs of every page. The first one leads to the home page. */
export const menuPage = definePage({
  name: "menu",
  words: {
    folder: menuTexts.folder,
    staff: menuTexts.staff,
    page(language) {
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
    },
  },
  texts: {
    title: label,
    aboutUs: label,
    news: label,
    projects: label,
    services: label,
    products: label,
    careers: label,
    contact: label,
    achievements: label,
    media: label,
    terms: label,
    privacy: label,
    imprint: label,
    accessibility: label,
  },
  values: [],
});
