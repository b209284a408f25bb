import type { ReactNode } from "react";
import { NewsCards, NewsRows } from "#collections/news/news-lists.tsx";
import { ProductCard } from "#collections/products/product-card.tsx";
import { ProjectCard } from "#collections/projects/project-card.tsx";
import offerCss from "#pages/careers/index-page.module.css";
import { OfferRow } from "#pages/careers/offer-row.tsx";
import { LastNews } from "#pages/home/last-news.tsx";
import { LastProjects } from "#pages/home/last-projects.tsx";
import cards from "#ui/site/card-grid.module.css";
import { HOME_NEWS, HOME_PROJECTS } from "#ui/site/limits.ts";
import { usePage } from "#ui/site/page-context.tsx";
import alone from "./alone.module.css";
import css from "./preview-cards.module.css";
import type { PreviewData } from "./preview-data.ts";

/** An item as the home page and the lists will show it, as wide as there. */
export function PreviewCards({ data }: { data: PreviewData }) {
  const { t } = usePage();
  return (
    <div className={alone.alone}>
      <h1 className="hidden">{t("preview.cards")}</h1>
      <OnHome data={data} />
      <section className="wrap section" aria-labelledby="in-list">
        <h2 className="label" id="in-list">
          {t("preview.inList")}
        </h2>
        <div className={css.list}>
          <InList data={data} />
        </div>
      </section>
    </div>
  );
}

/** The item first, as the newest one. */
function first<T extends { id: number }>(item: T, others: readonly T[], count: number): T[] {
  return [item, ...others.filter(({ id }) => id !== item.id)].slice(0, count);
}

function OnHome({ data }: { data: PreviewData }) {
  switch (data.kind) {
    case "news":
      return <LastNews news={first(data.page, data.home, HOME_NEWS)} />;
    case "project":
      return <LastProjects projects={first(data.page, data.home, HOME_PROJECTS)} />;
    default:
      return null;
  }
}

function InList({ data }: { data: PreviewData }): ReactNode {
  switch (data.kind) {
    case "news":
      return (
        <>
          <NewsCards items={[data.page]} />
          <NewsRows items={[data.page]} />
        </>
      );
    case "project":
      return (
        <ul className={cards.cards}>
          <li>
            <ProjectCard project={data.page} />
          </li>
        </ul>
      );
    case "product":
      return (
        <ul className={cards.cards}>
          <li>
            <ProductCard product={data.page} />
          </li>
        </ul>
      );
    case "offer":
      return (
        <ul className={offerCss.offers}>
          <li>
            <OfferRow offer={data.page} />
          </li>
        </ul>
      );
  }
}
