import type { ReactNode } from "react";
import css from "./item-list.module.css";
import type { ListQuery } from "./list-query.ts";
import { ListSearch } from "./list-search.tsx";
import { usePage } from "./page-context.tsx";
import { Pagination } from "./pagination.tsx";

interface ItemListProps {
  /** The folder of the list and of its texts. */
  kind: "projects" | "news" | "products";
  query: ListQuery;
  /** Items that match, on all pages. */
  total: number;
  sortable?: boolean;
  /** What stands right of the number of items. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A list of the site: search, number of items, the items, pages. The live search replaces what is in `#results`. */
export function ItemList({ kind, query, total, sortable = false, beside, children }: ItemListProps) {
  const { t, href } = usePage();
  const path = `/${kind}`;
  return (
    <section className={`wrap ${css.list}`} aria-labelledby="list">
      <h2 className="hidden" id="list">
        {t(`${kind}.title`)}
      </h2>
      <ListSearch path={path} query={query} placeholder={t(`${kind}.searchPlaceholder`)} sortable={sortable} />
      {/* Told to screen readers by the live search: it must stay in place while the results are replaced. */}
      <p className="hidden" role="status" id="found" />
      <div id="results">
        {total === 0 ? (
          <div className={css.none}>
            <p className="lead" data-found="">
              {query.q === "" ? t(`${kind}.none`) : t(`${kind}.noneFound`, { q: query.q })}
            </p>
            {query.q === "" ? null : <a href={href(path)}>{t("labels.clear")}</a>}
          </div>
        ) : (
          <>
            <div className={`mono muted ${css.found}`}>
              <p data-found="">{t(`${kind}.found`, { count: total })}</p>
              {beside}
            </div>
            {children}
            <Pagination path={path} query={query} total={total} />
          </>
        )}
      </div>
    </section>
  );
}
