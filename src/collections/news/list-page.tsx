import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ItemList } from "#ui/site/item-list.tsx";
import { NEWS_SET_APART } from "#ui/site/limits.ts";
import { isNarrowed, listSearch, pageSearch } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/list-page";
import { FeedLink } from "./feed-link.tsx";
import { news } from "./news.ts";
import { newsList } from "./news-list.ts";
import { NewsCards, NewsRows } from "./news-lists.tsx";
import { newsTexts } from "./texts.ts";

export const handle = cacheableList(news);

export async function loader(args: Route.LoaderArgs) {
  const { storage, language } = siteContext(args.context, args.request);
  const [list, text] = await Promise.all([loadList(news, args), readPage(storage, newsList, language)]);
  return { list, text };
}

/**
 * The list of news. Where it starts with the newest, these are shown as cards and the rest as rows, so that no item
 * appears twice and counts and pages stay those of the whole list.
 */
export default function NewsListPage({ loaderData: { list, text } }: Route.ComponentProps) {
  const { t, href, language, withFigures } = usePage(newsTexts);
  const { title, lead, description } = withFigures(text);
  const { query, items } = list;
  const apart = listSearch(query) === "" ? NEWS_SET_APART : 0;
  const latest = items.slice(0, apart);
  const rows = items.slice(apart);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        search={pageSearch(query)}
        shareImage={`/share/${language}/news.png`}
        hidden={isNarrowed(query)}
      />
      <FeedLink />
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing="/drawings/banner-news.svg" />
      <ItemList path="/news" title={title} words={t} list={list} beside={<a href={href("/news.xml")}>{t("feed")}</a>}>
        {latest.length === 0 ? null : <NewsCards items={latest} firstView />}
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
