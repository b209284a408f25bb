import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/card-grid.module.css";
import { ItemList } from "#ui/site/item-list.tsx";
import { isNarrowed } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import type { Route } from "./+types/list-page";
import { VesselCard } from "./vessel-card.tsx";
import { vessels, vesselTexts } from "./vessels.ts";

export const handle = cacheableList(vessels);

export const loader = (args: Route.LoaderArgs) => loadList(vessels, args);

export default function VesselsPage({ loaderData: list }: Route.ComponentProps) {
  const { t, language } = usePage(vesselTexts);
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
      <ItemList path="/vessels" title={t("title")} words={t} list={list}>
        <ul className={css.cards}>
          {items.map((vessel) => (
            <li key={vessel.id}>
              <VesselCard vessel={vessel} />
            </li>
          ))}
        </ul>
      </ItemList>
    </>
  );
}
