import { Link } from "react-router";
import css from "#features/publishing/dashboard/list/state-links.module.css";
import type { InboxPage } from "../../inbox.server.ts";
import { inboxSearch, inboxViews, isNumbered } from "../../inbox-query.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";

/**
 * The views of an inbox, each with its number of submissions. "everywhere" is shown only during a search; in a numbered
 * inbox, "spam" is shown only when it contains any.
 */
export function InboxViews({ inbox: { query, views } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const isShown: Readonly<Record<string, boolean>> = {
    everywhere: query.search !== "",
    spam: !isNumbered(form) || (views.spam ?? 0) > 0,
  };
  return (
    <nav aria-label={t.viewsLabel}>
      <ul className={css.states}>
        {inboxViews(form)
          .filter((view) => query.view === view || (isShown[view] ?? true))
          .map((view) => (
            <li key={view}>
              <Link
                to={inboxSearch(form, { ...query, view, from: undefined, page: 1 }) || "?"}
                preventScrollReset
                aria-current={query.view === view ? "true" : undefined}
              >
                {t.views[view] ?? t.states[view]} <span className="mono">{views[view]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
