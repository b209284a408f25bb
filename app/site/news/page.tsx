import { itemId } from "#content/schemas.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { throwAbsent } from "../errors/throw-absent.ts";
import { organizationRef } from "../page/organization.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareImage } from "../page/share-image.ts";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { besideNews } from "./beside-news.ts";
import { FeedLink } from "./feed-link.tsx";
import { NewsBody } from "./news-body.tsx";
import { newsLink } from "./news-link.ts";

export const handle = keptPage();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const item = id === undefined ? undefined : await storage.news.find(id, language);
  if (item === undefined) return throwAbsent({ publishing }, "news", id, language, textsIn(language)("news.notFound"));
  return { item, ...(await besideNews(storage.news, item.id, language)) };
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
          image: origin + shareImage(item.img),
          inLanguage: text.language,
          author: publisher,
          publisher,
        }}
      />
      <NewsBody item={item} latest={latest} neighbours={neighbours} />
    </>
  );
}
