import type { ReactNode } from "react";
import type { Translate } from "#platform/i18n/texts.ts";
import css from "./item-list.module.css";
import { type ListControls, type ListQuery, listSearch } from "./list-query.ts";
import { ListSearch } from "./list-search.tsx";
import { usePage } from "./page-context.tsx";
import { Pagination } from "./pagination.tsx";

interface ItemListProps {
  /** Path of the list without language: "/news". */
  path: string;
  title: string;
  words: Translate<"searchPlaceholder" | "none" | "noneFound" | "found">;
  /** The data of the list's loader. */
  list: {
    query: ListQuery;
    /** Number of matching items on all pages. */
    total: number;
    controls: ListControls;
  };
  /** Shown to the right of the number of items. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A list of the site: search, number of items, the items, pagination. The live search replaces the content of
 * `#results`.
 */
export function ItemList({ path, title, words, list, beside, children }: ItemListProps) {
  const { t, href } = usePage();
  const { query, total, controls } = list;
  const { filters, ...unfiltered } = query;
  const isFiltered = filters !== undefined;
  const none = query.q === "" ? words("none") : words("noneFound", { q: query.q });
  const clearFilters = isFiltered ? (
    <a href={href(path) + listSearch({ ...unfiltered, page: 1 })}>{t("labels.clearFilters")}</a>
  ) : null;
  return (
    <section className={`wrap ${css.list}`} aria-labelledby="list">
      <h2 className="hidden" id="list">
        {title}
      </h2>
      <ListSearch path={path} query={query} placeholder={words("searchPlaceholder")} controls={controls} />
      {/* The live search announces results here. It must stay in place while the results are replaced. */}
      <p className="hidden" role="status" id="found" />
      <div id="results">
        {total === 0 ? (
          <div className={css.none}>
            <p className="lead" data-found="">
              {isFiltered ? t("labels.noMatch") : none}
            </p>
            {clearFilters}
            {query.q === "" || isFiltered ? null : <a href={href(path)}>{t("labels.clear")}</a>}
          </div>
        ) : (
          <>
            <div className={`mono muted ${css.found}`}>
              <p data-found="">{words("found", { count: total })}</p>
              {clearFilters}
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
