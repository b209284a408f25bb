import grid from "#ui/site/card-grid.module.css";
import css from "./list-page.module.css";
import type { NewsEntry as News } from "./news.ts";
import { NewsCard } from "./news-card.tsx";
import { NewsRow } from "./news-row.tsx";

/** News as cards side by side. @param firstView whether they are in the first view of the page */
export function NewsCards({ items, firstView = false }: { items: readonly News[]; firstView?: boolean }) {
  return (
    <ul className={css.latest}>
      {items.map((item, i) => (
        <li key={item.id} className={i === 0 ? undefined : grid.row}>
          <NewsCard item={item} firstView={firstView && i === 0} />
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
