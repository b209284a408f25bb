import { buttonClass } from "../button.tsx";
import type { ListQuery } from "./list-query.ts";
import css from "./list-search.module.css";
import { usePage } from "./page-context.tsx";
import { QUERY_MAX } from "./query-max.ts";

interface ListSearchProps {
  /** Path of the list without language: "/news". */
  path: string;
  query: ListQuery;
  placeholder: string;
  /** Whether the list can be sorted by date. */
  sortable?: boolean;
}

/** Search and sort of a list: a form that leads to the list's own address; with script it searches while typing. */
export function ListSearch({ path, query, placeholder, sortable = false }: ListSearchProps) {
  const { t, href } = usePage();
  return (
    <search>
      <form className={css.search} action={href(path)} data-live="">
        <div className={css.text}>
          <label htmlFor="q">{t("labels.search")}</label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query.q}
            placeholder={placeholder}
            maxLength={QUERY_MAX}
            autoComplete="off"
          />
        </div>
        {sortable ? (
          <div className={css.sort}>
            <label htmlFor="sort">{t("labels.sortBy")}</label>
            <select id="sort" name="sort" defaultValue={query.sort}>
              <option value="desc">{t("labels.newestFirst")}</option>
              <option value="asc">{t("labels.oldestFirst")}</option>
            </select>
          </div>
        ) : null}
        <button type="submit" className={buttonClass("medium")}>
          {t("labels.show")}
        </button>
      </form>
    </search>
  );
}
