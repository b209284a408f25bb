import { data } from "react-router";
import { listSearch, readListQuery } from "#content/search/list-query.ts";
import { keptBy } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { DrawingBanner } from "../page/banner.tsx";
import css from "../page/card-grid.module.css";
import { ItemList } from "../page/item-list.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/list-page";
import { ProjectCard } from "./project-card.tsx";

export const handle = keptBy((given) => listSearch(readListQuery(given)));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const query = readListQuery(searchParams);
  const { items, total } = await storage.projects.list(language, query);
  if (query.page > 1 && items.length === 0) throw data(undefined, { status: 404 });
  return { query, items, total };
}

export default function ProjectsPage({ loaderData: { query, items, total } }: Route.ComponentProps) {
  const { t, language } = usePage();
  return (
    <>
      <PageHead
        title={t("projects.title")}
        description={t("projects.description")}
        search={query.page > 1 ? `?page=${query.page}` : ""}
        shareImage={`/share/${language}/projects.png`}
        hidden={query.q !== ""}
      />
      <DrawingBanner
        title={t("projects.title")}
        lead={t("projects.lead")}
        crumbs={[{ title: t("projects.title") }]}
        drawing="/drawings/banner-projects.svg"
      />
      <ItemList kind="projects" query={query} total={total} sortable>
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
