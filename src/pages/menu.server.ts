import { services, shortTitleOf } from "#collections/services/services.ts";
import { readPage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import type { Menu } from "#ui/site/navigation-parts.ts";
import { menuPage } from "./menu/menu.ts";
import { placeNumber } from "./services/place-number.ts";

/** Returns a reader of the menu that serves what is last known, so that no page fails for it. */
export function rememberMenu(storage: Pick<Storage, "collection">): Services["menu"] {
  const last = new Map<Language, Menu>();
  return async (language, life) => {
    try {
      const all = await storage.collection(services).all(language);
      const entries = all.map((service, i) => ({
        path: `/services/${service.id}`,
        title: shortTitleOf(service),
        language: service.text.language,
        number: placeNumber(i),
      }));
      const { title, language: _, ...labels } = await readPage(storage, menuPage, language);
      const named = Object.entries({ ...labels, home: title }).map(([name, label]) => [`nav.${name}`, label]);
      last.set(language, { entries, labels: Object.fromEntries(named) });
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language) ?? { entries: [], labels: {} };
  };
}
