import { news as newsDefinition } from "#collections/news/news.ts";
import { openPractice } from "#collections/offers/open-practice.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { HOME_NEWS, HOME_PROJECTS } from "#ui/site/limits.ts";
import { organization } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { LastNews } from "./last-news.tsx";
import { LastProjects } from "./last-projects.tsx";
import { homeTexts } from "./texts.ts";
import { WhatWeDo } from "./what-we-do.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export const handle = cacheable();

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  const projects = await storage.collection(projectsDefinition).list(language, NEWEST, HOME_PROJECTS);
  const news = await storage.collection(newsDefinition).list(language, NEWEST, HOME_NEWS);
  const practiceId = await openPractice(storage);
  return { projects: projects.items, news: news.items, practiceId };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t, language, company, origin, withFigures } = usePage(homeTexts);
  const texts = withFigures(homeTexts.page(language));
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      {company === undefined ? null : <StructuredData thing={organization(company, origin)} />}
      <Hero texts={texts} />
      <About texts={texts} />
      <WhatWeDo texts={texts} />
      <LastProjects projects={loaderData.projects} />
      <LastNews news={loaderData.news} />
      <WhoWeAre texts={texts} practiceId={loaderData.practiceId} />
    </>
  );
}
