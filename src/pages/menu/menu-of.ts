import { defaultPage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import type { Menu, MenuEntry } from "#ui/site/navigation-parts.ts";
import { type MenuText, menuPage, PAGE_NAMES } from "./menu.ts";

/** Returns the menu of the given words. @param listed the entries of the collection that the menu lists */
export function menuOf(text: MenuText, listed: readonly MenuEntry[]): Menu {
  const { main, further, language: _, title, footerHeading, footerText, ...names } = text;
  const nameOf = new Map<string, string>(Object.entries(PAGE_NAMES).map(([path, name]) => [path, text[name]]));
  const entry = ({ label, link, below = false }: { label: string; link: string; below?: boolean }): MenuEntry => {
    const path = withoutLanguage(link);
    return { path, title: label || nameOf.get(path) || path, below };
  };
  const labels = Object.entries({ ...names, home: title }).map(([name, label]) => [`nav.${name}`, label]);
  const footer = { "labels.getInTouch": footerHeading, "labels.contactText": footerText };
  return {
    main: main.map(entry),
    further: further.map(entry),
    listed,
    labels: { ...Object.fromEntries(labels), ...footer },
  };
}

/** Returns the menu with its default words, without the entries of a collection. */
export const defaultMenu = (language: Language): Menu => menuOf(defaultPage(menuPage, language), []);

/** Returns a link without the language of its path: entries lead to pages in the visitor's language. */
export function withoutLanguage(link: string): string {
  if (!link.startsWith("/")) return link;
  const [path = ""] = link.split(/[?#]/, 1);
  return splitLocalizedPath(path).path + link.slice(path.length);
}
