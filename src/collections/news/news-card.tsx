import { FirstPicture } from "#ui/first-picture.tsx";
import { Picture } from "#ui/picture.tsx";
import card from "#ui/site/card.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { NewsEntry as News } from "./news.ts";
import { PostedDay } from "./posted-day.tsx";

/** A news item as a card: picture, date, title, short description. */
export function NewsCard({ item, firstView = false }: { item: News; firstView?: boolean }) {
  const Shown = firstView ? FirstPicture : Picture;
  const { href, versioned, langOf } = usePage();
  const { text } = item;
  return (
    <a className={card.card} href={href(`/news/${item.id}`)} lang={langOf(text)}>
      <Shown
        src={item.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="(min-width: 38rem) 33vw, 100vw"
      />
      <div className={card.inside}>
        <PostedDay item={item} className="mono muted" />
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
        <p className="muted">{text.shortDescription}</p>
      </div>
    </a>
  );
}
