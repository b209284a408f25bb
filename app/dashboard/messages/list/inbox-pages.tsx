import { Link } from "react-router";
import { inboxSearch } from "#content/inbox/inbox-query.ts";
import { Icon } from "#ui/icon.tsx";
import css from "../../items/list/pages.module.css";
import { useTexts } from "../../layout/staff-context.tsx";
import type { InboxData } from "./inbox-data.ts";

/** The ways to newer and older messages; nothing for a list of one page. */
export function InboxPages({ inbox: { query, messages, newer, older } }: { inbox: InboxData }) {
  const { inbox: t } = useTexts();
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined || (!newer && !older)) return null;
  return (
    <nav className={css.pages} aria-label={t.pages}>
      {newer ? (
        <Link to={inboxSearch({ ...query, from: { newer: first } })} rel="prev">
          <Icon name="left" />
          {t.newer}
        </Link>
      ) : (
        <span />
      )}
      <span />
      {older ? (
        <Link to={inboxSearch({ ...query, from: { older: last } })} rel="next">
          {t.older}
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
