import { equipment } from "#collections/equipment/equipment.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";

/** Maximum number of makers on a page. */
const MAKERS_MAX = 200;

/** Returns the equipment that a service works on, in its order. */
export async function equipmentOf(storage: Storage, service: number, language: Language) {
  const query = { q: "", sort: "asc", page: 1, filters: { services: String(service) } } as const;
  return (await storage.collection(equipment).list(language, query, MAKERS_MAX)).items;
}
