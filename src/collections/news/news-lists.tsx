import css from "./list-page.module.css";
import type { NewsEntry as News } from "./news.ts";
import { NewsCard } from "./news-card.tsx";
import { NewsRow } from "./news-row.tsx";

/** News as cards side by side. */
export function NewsCards({ items }: { items: readonly News[] }) {
  return (
    <ul className={css.latest}>
      {items.map((item, i) => (
        <li key={item.id}>
          <NewsCard item={item} firstView={i === 0} />
        </li>
      ))}
    </ul>
  );
}

/** News as rows. */
export function NewsRows({ items }: { items: readonly News[] }) {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsRow item={item} />
        </li>
      ))}
    </ul>
  );
}
