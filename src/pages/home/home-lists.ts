import { news as newsDefinition } from "#collections/news/news.ts";
import { openPractice } from "#collections/offers/open-practice.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import { services } from "#collections/services/services.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { HOME_NEWS, HOME_PROJECTS } from "#ui/site/limits.ts";

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

export type HomeLists = Awaited<ReturnType<typeof homeLists>>;

/** Returns what the home page shows of collections: the newest projects and news, the services, and the id of the open practice, if any. */
export async function homeLists(storage: Storage, language: Language) {
  const projects = await storage.collection(projectsDefinition).list(language, NEWEST, HOME_PROJECTS);
  const news = await storage.collection(newsDefinition).list(language, NEWEST, HOME_NEWS);
  return {
    projects: projects.items,
    news: news.items,
    services: await storage.collection(services).all(language),
    practiceId: await openPractice(storage),
  };
}
