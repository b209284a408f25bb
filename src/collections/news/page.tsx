import { readPage } from "#features/publishing/read-page.ts";
import { throwAbsent } from "#features/publishing/throw-absent.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { sheetsOfFiles } from "#ui/site/entry-files.tsx";
import { organizationRef } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { imagesOf } from "#ui/site/share-image.ts";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { FeedLink } from "./feed-link.tsx";
import { news } from "./news.ts";
import { NewsBody } from "./news-body.tsx";
import { newsLink } from "./news-link.ts";
import { newsList } from "./news-list.ts";
import { relatedNews } from "./related-news.ts";

export const handle = cacheable();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const item = id === undefined ? undefined : await storage.collection(news).find(id, language);
  if (item === undefined) {
    const words = await readPage(storage, newsList, language);
    return throwAbsent({ publishing }, "news", { id, typed: params.id }, words);
  }
  const related = await relatedNews(storage.collection(news), item.id, language);
  return { item, ...related, sheets: sheetsOfFiles(item) };
}

export default function NewsPage({ loaderData: { item, latest, neighbours } }: Route.ComponentProps) {
  const { company, origin } = usePage();
  const { text, posted } = item;
  const publisher = organizationRef(company, origin);
  return (
    <>
      <PageHead {...newsLink(item)} type="article" />
      <FeedLink />
      <StructuredData
        thing={{
          "@type": "NewsArticle",
          headline: text.title,
          datePublished: posted,
          image: imagesOf(origin, item),
          inLanguage: text.language,
          author: publisher,
          publisher,
        }}
      />
      <NewsBody item={item} latest={latest} neighbours={neighbours} />
    </>
  );
}
