import { data } from "react-router";
import { NEWS_SET_APART } from "#content/limits.ts";
import { itemId } from "#content/schemas.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { PictureBanner } from "../page/banner.tsx";
import css from "../page/columns.module.css";
import { ItemNeighbours } from "../page/item-neighbours.tsx";
import { ItemText } from "../page/item-text.tsx";
import { metaDescription } from "../page/meta-description.ts";
import { organizationRef } from "../page/organization.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareImage } from "../page/share-image.ts";
import { SideLinks } from "../page/side-links.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { FeedLink } from "./feed-link.tsx";

export const handle = keptPage();

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const item = id === undefined ? undefined : await storage.news.find(id, language);
  if (item === undefined) throw data(textsIn(language)("news.notFound"), { status: 404 });
  const newest = await storage.news.list(language, NEWEST, NEWS_SET_APART + 1);
  const latest = newest.items.filter((other) => other.id !== item.id).slice(0, NEWS_SET_APART);
  return { item, latest, neighbours: await storage.news.neighbours(item.id, language) };
}

export default function NewsPage({ loaderData: { item, latest, neighbours } }: Route.ComponentProps) {
  const { t, href, langOf, company, origin } = usePage();
  const { text, posted } = item;
  const lang = langOf(text);
  const publisher = organizationRef(company, origin);
  return (
    <>
      <PageHead
        title={text.title}
        description={metaDescription(text.short_description)}
        shareImage={shareImage(item.img)}
        type="article"
      />
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
      <PictureBanner
        title={text.title}
        lang={lang}
        label={
          <>
            {t("labels.posted")} <time dateTime={posted}>{posted}</time>
          </>
        }
        crumbs={[
          { title: t("news.title"), path: "/news" },
          { title: text.title, lang },
        ]}
        img={item.img}
        imageAlt={text.image_alt}
      />
      <div className={`wrap grid ${css.columns}`}>
        <article className={css.main}>
          <ItemText text={text} lead={text.short_description} />
        </article>
        <aside className={css.side}>
          <SideLinks
            title={t("news.latest")}
            links={latest.map((other) => ({
              href: href(`/news/${other.id}`),
              note: other.posted,
              title: other.text.title,
              lang: langOf(other.text),
            }))}
          />
        </aside>
      </div>
      <ItemNeighbours folder="/news" {...neighbours} />
    </>
  );
}
