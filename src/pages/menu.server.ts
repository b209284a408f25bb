import { services, shortTitleOf } from "#collections/services/services.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { isRowLink } from "#features/publishing/rows.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import type { Menu } from "#ui/site/navigation-parts.ts";
import { menuPage } from "./menu/menu.ts";
import { defaultMenu, menuOf } from "./menu/menu-of.ts";
import { shownEntries } from "./navigation.ts";
import { placeNumber } from "./services/place-number.ts";
import { servicesTexts } from "./services/texts.ts";

/**
 * Returns a reader of the menu that serves what is last known, so that no page fails for it.
 * @param linkAlive returns whether the site answers a link
 */
export function rememberMenu(
  storage: Pick<Storage, "collection">,
  linkAlive: (link: string) => Promise<boolean>,
): Services["menu"] {
  const last = new Map<Language, Menu>();
  return async (language, life) => {
    try {
      const entries = await storage.collection(services).all(language);
      const listed = entries.map((service, i) => ({
        path: `/services/${service.id}`,
        title: shortTitleOf(service),
        language: service.text.language,
        number: placeNumber(i),
      }));
      // Without a place of its own: the list itself, below its entries.
      const all = { path: "/services", title: servicesTexts.site(language)("all"), number: "" };
      const menu = menuOf(await readPage(storage, menuPage, language), listed.length === 0 ? listed : [...listed, all]);
      const alive = new Set<string>();
      for (const { path } of [...menu.main, ...menu.further])
        if (isRowLink(path) && (await linkAlive(path))) alive.add(path);
      const shown = (entries: Menu["main"]) => shownEntries(entries, (path) => alive.has(path));
      last.set(language, { ...menu, main: shown(menu.main), further: shown(menu.further) });
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language) ?? defaultMenu(language);
  };
}
