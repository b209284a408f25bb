import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** A page in all languages: path without language, and its date, if any. */
export interface IndexablePage {
  path: string;
  posted?: string;
}

/** Returns the sitemap: every page in every language, with links to its translations. */
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
