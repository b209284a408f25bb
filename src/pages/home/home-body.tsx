import { usePage } from "#ui/site/page-context.tsx";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import type { HomeText } from "./home.ts";
import type { HomeLists } from "./home-lists.ts";
import { LastNews } from "./last-news.tsx";
import { LastProjects } from "./last-projects.tsx";
import { WhatWeDo } from "./what-we-do.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

/** The home page between header and footer. */
export function HomeBody({ text, lists }: { text: HomeText; lists: HomeLists }) {
  const { withFigures } = usePage();
  const texts = withFigures(text);
  return (
    <>
      <Hero texts={texts} />
      <About texts={texts} />
      <WhatWeDo texts={texts} services={lists.services} />
      <LastProjects title={texts.lastProjects} projects={lists.projects} />
      <LastNews title={texts.lastNews} news={lists.news} />
      <WhoWeAre texts={texts} practiceId={lists.practiceId} />
    </>
  );
}
