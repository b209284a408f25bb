import type { ReactNode } from "react";
import type { Translate } from "#platform/i18n/texts.ts";
import css from "./item-list.module.css";
import type { ListQuery } from "./list-query.ts";
import { ListSearch } from "./list-search.tsx";
import { usePage } from "./page-context.tsx";
import { Pagination } from "./pagination.tsx";

interface ItemListProps {
  /** Path of the list without language: "/news". */
  path: string;
  words: Translate<"title" | "searchPlaceholder" | "none" | "noneFound" | "found">;
  query: ListQuery;
  /** Items that match, on all pages. */
  total: number;
  sortable?: boolean;
  /** What stands right of the number of items. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A list of the site: search, number of items, the items, pages. The live search replaces what is in `#results`. */
export function ItemList({ path, words, query, total, sortable = false, beside, children }: ItemListProps) {
  const { t, href } = usePage();
  return (
    <section className={`wrap ${css.list}`} aria-labelledby="list">
      <h2 className="hidden" id="list">
        {words("title")}
      </h2>
      <ListSearch path={path} query={query} placeholder={words("searchPlaceholder")} sortable={sortable} />
      {/* Told to screen readers by the live search: it must stay in place while the results are replaced. */}
      <p className="hidden" role="status" id="found" />
      <div id="results">
        {total === 0 ? (
          <div className={css.none}>
            <p className="lead" data-found="">
              {query.q === "" ? words("none") : words("noneFound", { q: query.q })}
            </p>
            {query.q === "" ? null : <a href={href(path)}>{t("labels.clear")}</a>}
          </div>
        ) : (
          <>
            <div className={`mono muted ${css.found}`}>
              <p data-found="">{words("found", { count: total })}</p>
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
