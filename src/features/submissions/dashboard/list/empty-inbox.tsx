import { Link } from "react-router";
import css from "#features/publishing/dashboard/list/item-list.module.css";
import type { InboxPage } from "../../inbox.server.ts";
import { inboxSearch, inboxViews, isNumbered } from "../../inbox-query.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";

/** Shows why the list is empty, with a link to a view that is not. */
export function EmptyInbox({ inbox }: { inbox: InboxPage }) {
  const form = useForm();
  return isNumbered(form) ? <EmptyPages inbox={inbox} /> : <EmptyWalk inbox={inbox} />;
}

function EmptyPages({ inbox: { query, q, views } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const isAll = inboxSearch(form, query) === "";
  return (
    <div className={css.empty}>
      <p className="lead">{q !== "" ? t.emptySearch : isAll && views.spam === 0 ? t.empty : t.emptyView}</p>
      {isAll ? null : <Link to="?">{t.showAll}</Link>}
    </div>
  );
}

function EmptyWalk({ inbox: { query, q, views } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const { view, owner, urgency } = query;
  if ((views.everywhere ?? 0) === 0) {
    return (
      <div className={css.empty}>
        <p className="lead">{t.empty}</p>
        <p className="muted">{t.emptyLead}</p>
        <a href={`/${form.page}`}>{t.toForm}</a>
      </div>
    );
  }
  const isPlain = view === inboxViews(form)[0] && owner === "anyone" && urgency === undefined;
  return (
    <div className={css.empty}>
      <p className="lead">{q !== "" ? t.emptySearch : isPlain ? t.emptyOpen : t.emptyView}</p>
      {q !== "" && (view !== "everywhere" || owner !== "anyone") ? (
        <Link to={inboxSearch(form, { ...query, view: "everywhere", owner: "anyone", from: undefined })}>
          {t.inAll}
        </Link>
      ) : null}
      {q === "" && !isPlain ? <Link to="?">{t.showAll}</Link> : null}
    </div>
  );
}
