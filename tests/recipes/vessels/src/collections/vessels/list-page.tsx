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
import { VesselCard } from "./vessel-card.tsx";
import { vessels, vesselTexts } from "./vessels.ts";

export const handle = keptBy((given) => listSearch({ ...readListQuery(given), sort: "desc" }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const query = readListQuery(searchParams);
  const { items, total } = await storage.collection(vessels).list(language, { ...query, sort: "asc" });
  if (query.page > 1 && items.length === 0) throw data(undefined, { status: 404 });
  return { query, items, total };
}

export default function VesselsPage({ loaderData: { query, items, total } }: Route.ComponentProps) {
  const { t, language } = usePage(vesselTexts);
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
      <ItemList path="/vessels" words={t} query={query} total={total}>
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
