import { Link } from "react-router";
import css from "#features/publishing/dashboard/list/item-list.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { inboxSearch } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";
import type { InboxData } from "./inbox-data.ts";

/** Why there is nothing, and a way on. */
export function EmptyInbox({ inbox: { query, q, counts } }: { inbox: InboxData }) {
  const { inbox: t } = useTexts(submissionTexts);
  const { view, owner } = query;
  if (counts.all + counts.spam === 0) {
    return (
      <div className={css.empty}>
        <p className="lead">{t.empty}</p>
        <p className="muted">{t.emptyLead}</p>
        <a href="/contact">{t.toForm}</a>
      </div>
    );
  }
  const isPlain = view === "open" && owner === "anyone";
  return (
    <div className={css.empty}>
      <p className="lead">{q !== "" ? t.emptySearch : isPlain ? t.emptyOpen : t.emptyView}</p>
      {q !== "" && (view !== "everywhere" || owner !== "anyone") ? (
        <Link to={inboxSearch({ ...query, view: "everywhere", owner: "anyone", from: undefined })}>{t.inAll}</Link>
      ) : null}
      {q === "" && !isPlain ? <Link to="?">{t.showAll}</Link> : null}
    </div>
  );
}
