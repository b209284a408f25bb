import { data } from "react-router";
import { keptBy } from "#platform/http/kept-page.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ItemList } from "#ui/site/item-list.tsx";
import { NEWS_SET_APART } from "#ui/site/limits.ts";
import { listSearch, readListQuery } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/list-page";
import { FeedLink } from "./feed-link.tsx";
import { news } from "./news.ts";
import { NewsCards, NewsRows } from "./news-lists.tsx";
import { newsTexts } from "./texts.ts";

export const handle = keptBy((given) => listSearch(readListQuery(given)));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const query = readListQuery(searchParams);
  const { items, total } = await storage.collection(news).list(language, query);
  if (query.page > 1 && items.length === 0) throw data(undefined, { status: 404 });
  return { query, items, total };
}

/**
 * The news. Where the list begins with the newest, these stand apart as cards and the rows go on after them, so that
 * no article is on the page twice and counts and pages stay those of the whole list.
 */
export default function NewsListPage({ loaderData: { query, items, total } }: Route.ComponentProps) {
  const { t, href, language } = usePage(newsTexts);
  const apart = query.q === "" && query.sort === "desc" && query.page === 1 ? NEWS_SET_APART : 0;
  const latest = items.slice(0, apart);
  const rows = items.slice(apart);
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        search={query.page > 1 ? `?page=${query.page}` : ""}
        shareImage={`/share/${language}/news.png`}
        hidden={query.q !== ""}
      />
      <FeedLink />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-news.svg"
      />
      <ItemList
        path="/news"
        words={t}
        query={query}
        total={total}
        sortable
        beside={<a href={href("/news.xml")}>{t("feed")}</a>}
      >
        {latest.length === 0 ? null : <NewsCards items={latest} />}
        {rows.length === 0 ? null : (
          <>
            {latest.length === 0 ? null : <h2 className="label">{t("earlier")}</h2>}
            <NewsRows items={rows} />
          </>
        )}
      </ItemList>
    </>
  );
}
