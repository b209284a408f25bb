import { Link } from "react-router";
import css from "#features/publishing/dashboard/list/state-links.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { INBOX_VIEWS, inboxSearch } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";
import type { InboxData } from "./inbox-data.ts";

/** The views of the inbox, each with how many messages it shows to everybody; "everywhere" only with a search. */
export function InboxViews({ inbox: { query, counts } }: { inbox: InboxData }) {
  const { inbox: t } = useTexts(submissionTexts);
  const isSearch = query.search !== "";
  return (
    <nav aria-label={t.viewsLabel}>
      <ul className={css.states}>
        {INBOX_VIEWS.filter((view) => view !== "everywhere" || isSearch || query.view === view).map((view) => (
          <li key={view}>
            <Link
              to={inboxSearch({ ...query, view, from: undefined }) || "?"}
              preventScrollReset
              aria-current={query.view === view ? "true" : undefined}
            >
              {t.views[view]} <span className="mono">{counts[view]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
