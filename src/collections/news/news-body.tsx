import type { CollectionStore } from "#features/publishing/storage/collection-store.server.ts";
import { formatDay } from "#platform/i18n/dates.ts";
import { LinkButton } from "#ui/button.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import css from "#ui/site/columns.module.css";
import { EntryFiles } from "#ui/site/entry-files.tsx";
import { ItemNeighbours } from "#ui/site/item-neighbours.tsx";
import { ItemText } from "#ui/site/item-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PictureBanner } from "#ui/site/picture-banner.tsx";
import entry from "#ui/site/whole-entry.module.css";
import lists from "./list-page.module.css";
import type { NewsEntry, news } from "./news.ts";
import { NewsCards } from "./news-lists.tsx";
import { newsTexts } from "./texts.ts";

interface NewsBodyProps {
  item: NewsEntry;
  /** The newest others. */
  latest: readonly NewsEntry[];
  neighbours: Awaited<ReturnType<CollectionStore<typeof news>["neighbours"]>>;
}

/** The page of a news item between header and footer. */
export function NewsBody({ item, latest, neighbours }: NewsBodyProps) {
  const { t, href, language, langOf } = usePage(newsTexts);
  const { text, posted } = item;
  const lang = langOf(text);
  return (
    <>
      <PictureBanner
        title={text.title}
        lang={lang}
        label={
          <>
            {t("posted")} <time dateTime={posted}>{formatDay(posted, language)}</time>
          </>
        }
        crumbs={[
          { title: t("nav.news"), path: "/news" },
          { title: text.title, lang },
        ]}
        img={item.img}
        imageAlt={text.imageAlt}
        imageLang={langOf(text, "imageAlt")}
      />
      <div className={`wrap grid ${css.columns}`}>
        <article className={`${css.main} ${entry.whole}`}>
          <ItemText text={text} lead={text.shortDescription} wide />
          <EntryFiles files={item} lang={lang} />
        </article>
      </div>
      <ItemNeighbours
        folder="/news"
        title={t("nav.news")}
        labels={{ previous: t("previous"), next: t("next"), all: t("all") }}
        {...neighbours}
      />
      {latest.length === 0 ? null : (
        <nav className={`wrap ${lists.below}`} aria-labelledby="latest">
          <h2 className="label" id="latest">
            {t("latest")}
          </h2>
          <NewsCards items={latest} />
        </nav>
      )}
      <ClosingCall heading={t("callHeading")} text={t("callText")}>
        <LinkButton variant="primary" href={href("/contact")}>
          {t("callLabel")}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
