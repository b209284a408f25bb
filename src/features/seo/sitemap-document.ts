import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** A page in all its languages: its path without a language, and the day it is dated, if it is. */
export interface IndexablePage {
  path: string;
  posted?: string;
}

/** The sitemap: every page in every language, each with links to all the others. */
export function sitemap(pages: readonly IndexablePage[], origin: string): string {
  const namespaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  };
  return xmlDocument(element("urlset", namespaces, ...pages.flatMap((page) => addresses(page, origin))));
}

function addresses({ path, posted }: IndexablePage, origin: string): Xml[] {
  const address = (language: Language) => origin + localizedPath(path, language);
  const link = (hreflang: string, href: string) => element("xhtml:link", { rel: "alternate", hreflang, href });
  const links = [
    ...LANGUAGE_CODES.map((language) => link(language, address(language))),
    link("x-default", address(FALLBACK_LANGUAGE)),
  ];
  const dated = posted === undefined ? [] : [element("lastmod", {}, posted)];
  return LANGUAGE_CODES.map((language) =>
    element("url", {}, element("loc", {}, address(language)), ...dated, ...links),
  );
}
