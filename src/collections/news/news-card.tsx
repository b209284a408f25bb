import { formatDay } from "#platform/i18n/dates.ts";
import { Picture } from "#ui/picture.tsx";
import card from "#ui/site/card.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { NewsEntry as News } from "./news.ts";

/** A news item as a card: picture, date, title, short description. */
export function NewsCard({ item }: { item: News }) {
  const { href, versioned, langOf, language } = usePage();
  const { text } = item;
  return (
    <a className={card.card} href={href(`/news/${item.id}`)} lang={langOf(text)}>
      <Picture src={item.img} alt={text.imageAlt} versioned={versioned} sizes="(min-width: 38rem) 33vw, 100vw" />
      <div className={card.inside}>
        <time className="mono muted" lang={langOf(text) && language} dateTime={item.posted}>
          {formatDay(item.posted, language)}
        </time>
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
        <p className="muted">{text.shortDescription}</p>
      </div>
    </a>
  );
}
