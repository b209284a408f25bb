import { buttonClass } from "../button.tsx";
import select from "../select-field.module.css";
import type { ListControls, ListOption, ListQuery } from "./list-query.ts";
import css from "./list-search.module.css";
import { usePage } from "./page-context.tsx";
import { QUERY_MAX } from "./query-max.ts";

interface ListSearchProps {
  /** Path of the list without language: "/news". */
  path: string;
  query: ListQuery;
  placeholder: string;
  controls: ListControls;
}

interface SelectProps {
  id?: string;
  name: string;
  label: string;
  chosen: string;
  options: readonly ListOption[];
}

function Select({ name, id = name, label, chosen, options }: SelectProps) {
  return (
    <div className={css.sort}>
      <label htmlFor={id}>{label}</label>
      <select className={select.select} id={id} name={name} defaultValue={chosen}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Search, filters and order of a list: a GET form on the list's own URL; with script it searches while typing. */
export function ListSearch({ path, query, placeholder, controls }: ListSearchProps) {
  const { t, href } = usePage();
  const { filters, sorts, turns, sort } = controls;
  const selects = filters.length + (sorts.length > 0 ? 2 : turns ? 1 : 0);
  const isPlain = filters.length === 0 && sorts.length === 0;
  const columns = isPlain ? "" : selects === 1 ? ` ${css.many} ${css.one}` : ` ${css.many}`;
  const orders =
    sorts.length === 0
      ? { desc: t("labels.newestFirst"), asc: t("labels.oldestFirst") }
      : { desc: t("labels.falling"), asc: t("labels.rising") };
  return (
    <search>
      <form className={css.search + columns} action={href(path)} data-live="">
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
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            // The prefix avoids clashes with other ids of the page.
            id={`filter-${name}`}
            name={name}
            label={label}
            chosen={query.filters?.[name] ?? ""}
            options={[{ value: "", label: t("labels.all") }, ...options]}
          />
        ))}
        {sorts.length === 0 ? null : (
          <Select
            name="by"
            label={t("labels.sortBy")}
            chosen={query.by ?? ""}
            options={[{ value: "", label: t(turns ? "labels.date" : "labels.ownOrder") }, ...sorts]}
          />
        )}
        {sorts.length > 0 || turns ? (
          <Select
            name="sort"
            label={sorts.length > 0 ? t("labels.order") : t("labels.sortBy")}
            chosen={sort}
            options={Object.entries(orders).map(([value, label]) => ({ value, label }))}
          />
        ) : null}
        <button type="submit" className={buttonClass("medium")}>
          {t("labels.show")}
        </button>
      </form>
    </search>
  );
}
