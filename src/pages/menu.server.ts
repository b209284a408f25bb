import { services, shortTitleOf } from "#collections/services/services.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import type { MenuEntry } from "#ui/site/navigation-parts.ts";
import { placeNumber } from "./services/place-number.ts";

/** Returns a reader of the services in the menu that serves the last known ones, so that no page fails for them. */
export function rememberMenu(storage: Pick<Storage, "collection">): Services["menu"] {
  const last = new Map<Language, readonly MenuEntry[]>();
  return async (language, life) => {
    try {
      const all = await storage.collection(services).all(language);
      const entries = all.map((service, i) => ({
        path: `/services/${service.id}`,
        title: shortTitleOf(service),
        language: service.text.language,
        number: placeNumber(i),
      }));
      last.set(language, entries);
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language) ?? [];
  };
}
