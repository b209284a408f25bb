import { Picture } from "#ui/picture.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { NewsEntry as News } from "./news.ts";
import css from "./news-row.module.css";
import { PostedDay } from "./posted-day.tsx";

/** A news item as a row of the list: picture, date, title, short description. */
export function NewsRow({ item }: { item: News }) {
  const { href, versioned, langOf } = usePage();
  const { text } = item;
  return (
    <a className={css.row} href={href(`/news/${item.id}`)} lang={langOf(text)}>
      <Picture
        src={item.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="(min-width: 56rem) 15vw, 7rem"
      />
      <PostedDay item={item} className="mono muted" />
      <h3>
        {text.title}
        <ForeignMark text={text} />
      </h3>
      <p className="muted">{text.shortDescription}</p>
    </a>
  );
}
