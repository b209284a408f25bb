import { Link } from "react-router";
import { type ApplicantListQuery, applicantListSearch } from "#content/applicants/applicant-list-query.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import { Icon } from "#ui/icon.tsx";
import css from "../../items/list/pages.module.css";
import { useTexts } from "../../layout/staff-context.tsx";

/** Previous, where one is, Next; nothing for a list of one page. */
export function ApplicantPages({ query, pages }: { query: ApplicantListQuery; pages: number }) {
  const { list } = useTexts();
  if (pages <= 1) return null;
  const to = (page: number) => applicantListSearch({ ...query, page }) || "?";
  return (
    <nav className={css.pages} aria-label={list.pages}>
      {query.page > 1 ? (
        <Link to={to(query.page - 1)} rel="prev">
          <Icon name="left" />
          {list.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className="mono muted">{fill(list.page, { page: query.page, pages })}</span>
      {query.page < pages ? (
        <Link to={to(query.page + 1)} rel="next">
          {list.next}
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
