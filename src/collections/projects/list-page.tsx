import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/card-grid.module.css";
import { ItemList } from "#ui/site/item-list.tsx";
import { isNarrowed } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import type { Route } from "./+types/list-page";
import { ProjectCard } from "./project-card.tsx";
import { projects } from "./projects.ts";
import { projectTexts } from "./texts.ts";

export const handle = cacheableList(projects);

export const loader = (args: Route.LoaderArgs) => loadList(projects, args);

export default function ProjectsPage({ loaderData: list }: Route.ComponentProps) {
  const { t, language } = usePage(projectTexts);
  const { query, items } = list;
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        search={query.page > 1 ? `?page=${query.page}` : ""}
        shareImage={`/share/${language}/projects.png`}
        hidden={isNarrowed(query)}
      />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-projects.svg"
      />
      <ItemList path="/projects" words={t} list={list}>
        <ul className={css.cards}>
          {items.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      </ItemList>
    </>
  );
}
