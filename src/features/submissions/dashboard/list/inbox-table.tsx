import { Link } from "react-router";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import chips from "#ui/dashboard/chips.module.css";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { timeText } from "#ui/dashboard/times.ts";
import type { InboxEntry } from "../../inbox.server.ts";
import { inboxSearch } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";
import { Marks } from "../marks.tsx";
import { MessageStateChip } from "../message-state.tsx";
import type { InboxData } from "./inbox-data.ts";
import css from "./inbox-table.module.css";

/** The messages of a page as a ruled table. */
export function InboxTable({ inbox: { query, messages } }: { inbox: InboxData }) {
  const { inbox: t } = useTexts(submissionTexts);
  const search = inboxSearch({ ...query, from: undefined });
  return (
    <table className={table.table}>
      <caption className="hidden">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.message}</th>
          <th scope="col">{t.columns.state}</th>
          <th scope="col">{t.columns.owner}</th>
          <th scope="col">{t.columns.mail}</th>
          <th scope="col">{t.columns.language}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Row key={message.id} message={message} to={`/dashboard/messages/${message.id}${search}`} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ message, to }: { message: InboxEntry; to: string }) {
  const { texts, language } = useStaff(submissionTexts);
  const { inbox: t } = texts;
  const { id, firstName, lastName, start, reference, receivedAt, state, owner, mail } = message;
  const worst = mail === "failed" ? css.failed : mail === "retrying" ? css.warned : "muted";
  return (
    <tr className={css.row}>
      <th scope="row">
        <div className={css.message}>
          <Link className={css.name} id={`message-${id}`} to={to}>
            {firstName} {lastName}
          </Link>
          <span className={css.start} lang={message.language}>
            {start}
          </span>
          <span className={`mono muted ${css.facts}`}>
            <time dateTime={new Date(receivedAt).toISOString()}>{timeText(receivedAt, language)}</time>
            <span>{reference}</span>
            <Marks message={message} />
          </span>
        </div>
      </th>
      <td>
        <MessageStateChip state={state} />
      </td>
      <td className={css.owner}>
        <span className={css.short}>{t.columns.owner}: </span>
        {owner === undefined ? <span className="muted">{t.nobody}</span> : owner.name}
      </td>
      <td className={`mono ${worst}`}>{t.stands[mail ?? "none"]}</td>
      <td className={css.language}>
        <ul className={chips.languages}>
          <li title={LANGUAGES[message.language].name}>
            <span aria-hidden="true">{LANGUAGES[message.language].short}</span>
            <span className="hidden">{LANGUAGES[message.language].name}</span>
          </li>
        </ul>
      </td>
    </tr>
  );
}
