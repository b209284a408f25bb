import { Icon } from "../icon.tsx";
import { type ListQuery, listSearch, PAGE_SIZE } from "./list-query.ts";
import { usePage } from "./page-context.tsx";
import css from "./pagination.module.css";

/** Previous, the current page, Next; nothing for a list of one page. */
export function Pagination({ path, query, total }: { path: string; query: ListQuery; total: number }) {
  const { t, href } = usePage();
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages <= 1) return null;
  const to = (page: number) => href(path) + listSearch({ ...query, page });
  return (
    <nav className={css.pagination} aria-label={t("nav.pages")}>
      {query.page > 1 ? (
        <a href={to(Math.min(query.page - 1, pages))} rel="prev">
          <Icon name="left" />
          {t("labels.previousPage")}
        </a>
      ) : (
        <span />
      )}
      <span className="mono muted">{t("labels.page", { page: query.page, pages })}</span>
      {query.page < pages ? (
        <a href={to(query.page + 1)} rel="next">
          {t("labels.nextPage")}
          <Icon name="arrow" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
