import type { NewsEntry } from "#collections/news/news.ts";
import { PostedDay } from "#collections/news/posted-day.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { Picture } from "#ui/picture.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import css from "./last-news.module.css";
import { homeTexts } from "./texts.ts";

/** The newest news: the first one large, the others in a list. */
export function LastNews({ title, news }: { title: string; news: readonly NewsEntry[] }) {
  const { t, href } = usePage(homeTexts);
  const [first, ...others] = news;
  return (
    <section className={css.news} aria-labelledby="last-news">
      <div className="wrap">
        <SectionHead id="last-news" title={title}>
          <MoreLink href={href("/news")} label={t("labels.seeMore")} about={t("seeNews")} />
        </SectionHead>
        {first === undefined ? (
          <p className="muted">{t("noNews")}</p>
        ) : (
          <div className="grid">
            <First item={first} />
            <ol>
              {others.map((item) => (
                <li key={item.id}>
                  <Other item={item} />
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}

function First({ item }: { item: NewsEntry }) {
  const { href, versioned, langOf } = usePage();
  const { text } = item;
  return (
    <a className={css.first} href={href(`/news/${item.id}`)} lang={langOf(text)}>
      <Picture
        src={item.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="(min-width: 56rem) 45vw, 100vw"
        wide
      />
      <PostedDay item={item} />
      <h3>
        {text.title}
        <ForeignMark text={text} />
      </h3>
      <p className="muted">{text.shortDescription}</p>
    </a>
  );
}

function Other({ item }: { item: NewsEntry }) {
  const { href, versioned, langOf } = usePage();
  const { text } = item;
  return (
    <a href={href(`/news/${item.id}`)} lang={langOf(text)}>
      <div>
        <PostedDay item={item} />
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
      </div>
      <Picture
        src={item.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="7.5rem"
      />
    </a>
  );
}
