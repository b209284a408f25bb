import { Link } from "react-router";
import css from "#features/publishing/dashboard/list/state-links.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import {
  APPLICANT_VIEWS,
  type ApplicantListQuery,
  type ApplicantView,
  applicantListSearch,
} from "../../applicant-list-query.ts";
import type { ViewCounts } from "../../storage/count-applicants.server.ts";
import { applicationTexts } from "../../texts.ts";

/**
 * The states of the applications, each with how many there are; suspected spam apart, and only where there is any;
 * "everywhere" only with a search.
 */
export function ViewLinks({ query, views }: { query: ApplicantListQuery; views: ViewCounts }) {
  const { applicants: t } = useTexts(applicationTexts);
  const names: Record<ApplicantView, string> = { all: t.all, ...t.states, spam: t.spam, everywhere: t.everywhere };
  const isShown: Partial<Record<ApplicantView, boolean>> = { spam: views.spam > 0, everywhere: query.search !== "" };
  const shown = APPLICANT_VIEWS.filter((view) => query.view === view || (isShown[view] ?? true));
  return (
    <nav aria-label={t.views}>
      <ul className={css.states}>
        {shown.map((view) => (
          <li key={view}>
            <Link
              to={applicantListSearch({ ...query, view, page: 1 }) || "?"}
              preventScrollReset
              aria-current={query.view === view ? "true" : undefined}
            >
              {names[view]} <span className="mono">{views[view]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
