import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import type { ProjectEntry } from "./projects.ts";

/** Returns the titles of the services of a project that visitors see. */
export async function servicesOf(storage: Storage, { services }: ProjectEntry, language: Language) {
  const titles = await storage.collection("services").titles(services, language);
  return titles.filter(({ isSeen }) => isSeen);
}

export type ServicesOfProject = Awaited<ReturnType<typeof servicesOf>>;
