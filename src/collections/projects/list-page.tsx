import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { FirstPicture } from "#ui/first-picture.tsx";
import { Picture } from "#ui/picture.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/card-grid.module.css";
import { ItemList } from "#ui/site/item-list.tsx";
import { isNarrowed, pageSearch } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/list-page";
import { ProjectCard } from "./project-card.tsx";
import { projectList } from "./project-list.ts";
import { projects } from "./projects.ts";
import { projectTexts } from "./texts.ts";

export const handle = cacheableList(projects);

export async function loader(args: Route.LoaderArgs) {
  const { storage, language } = siteContext(args.context, args.request);
  const [list, text] = await Promise.all([loadList(projects, args), readPage(storage, projectList, language)]);
  return { list, text };
}

export default function ProjectsPage({ loaderData: { list, text } }: Route.ComponentProps) {
  const { t, language, withFigures } = usePage(projectTexts);
  const { title, lead, description } = withFigures(text);
  const { query, items } = list;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        search={pageSearch(query)}
        shareImage={`/share/${language}/projects.png`}
        hidden={isNarrowed(query)}
      />
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing="/drawings/banner-projects.svg" />
      <ItemList path="/projects" title={title} words={t} list={list}>
        <ul className={css.cards}>
          {items.map((project, i) => (
            <li key={project.id}>
              <ProjectCard project={project} picture={i === 0 ? FirstPicture : Picture} />
            </li>
          ))}
        </ul>
      </ItemList>
    </>
  );
}
