import { data } from "react-router";
import { keptBy } from "#platform/http/kept-page.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/card-grid.module.css";
import { ItemList } from "#ui/site/item-list.tsx";
import { listSearch, readListQuery } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/list-page";
import { ProjectCard } from "./project-card.tsx";
import { projects } from "./projects.ts";
import { projectTexts } from "./texts.ts";

export const handle = keptBy((given) => listSearch(readListQuery(given)));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const query = readListQuery(searchParams);
  const { items, total } = await storage.collection(projects).list(language, query);
  if (query.page > 1 && items.length === 0) throw data(undefined, { status: 404 });
  return { query, items, total };
}

export default function ProjectsPage({ loaderData: { query, items, total } }: Route.ComponentProps) {
  const { t, language } = usePage(projectTexts);
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        search={query.page > 1 ? `?page=${query.page}` : ""}
        shareImage={`/share/${language}/projects.png`}
        hidden={query.q !== ""}
      />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-projects.svg"
      />
      <ItemList path="/projects" words={t} query={query} total={total} sortable>
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
