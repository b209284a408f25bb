import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { type Choice, ChooseAll } from "#features/publishing/dashboard/list/choosing.tsx";
import itemLink from "#features/publishing/dashboard/parts/item-link.module.css";
import { dayText, timeText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import type { InboxEntry, InboxPage } from "../../inbox.server.ts";
import { EntryName } from "../entry-name.tsx";
import { type FromList, useFromList } from "../from-list.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { RatingWords } from "../rating-words.tsx";
import { StateChip } from "../state-chip.tsx";
import { UrgencyLabel } from "../urgency-label.tsx";
import { ChooseSubmission } from "./choose-submission.tsx";
import css from "./fact-table.module.css";
import { ListedValue } from "./listed-value.tsx";

/** Table of submissions of a form without a multi-line text. @param choice undefined: none can be chosen */
export function FactTable({ inbox: { submissions }, choice }: { inbox: InboxPage; choice: Choice | undefined }) {
  const { about, owners, ratings } = useForm();
  const t = useInboxTexts();
  const { search } = useLocation();
  const from: FromList = { search, keys: submissions.map(({ key }) => key) };
  const { left } = useFromList();
  useEffect(() => {
    if (left !== undefined) document.getElementById(`submission-${left}`)?.focus();
  }, [left]);
  return (
    <table className={table.table}>
      <caption className="hidden">{t.title}</caption>
      <thead>
        <tr>
          {choice && <ChooseAll choice={choice} />}
          <th scope="col">{t.columns.person}</th>
          {about === undefined ? null : (
            <th scope="col" className={css.offer}>
              {t.about}
            </th>
          )}
          <th scope="col">{t.received}</th>
          <th scope="col">{t.columns.state}</th>
          {owners ? <th scope="col">{t.columns.owner}</th> : null}
          {ratings ? <th scope="col">{t.columns.rating}</th> : null}
          <th scope="col">{t.erased}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <Row key={submission.key} submission={submission} from={from} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  submission: InboxEntry;
  from: FromList;
  choice: Choice | undefined;
}

function Row({ submission, from, choice }: RowProps) {
  const { language } = useStaff();
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const { key, name, reference, receivedAt, about, state, owner, rating, ratedByAsker, erasedFrom } = submission;
  return (
    <tr className={css.row}>
      {choice && <ChooseSubmission submission={submission} choice={choice} />}
      <th scope="row" className={css.person}>
        <Link
          id={`submission-${key}`}
          className={itemLink.link}
          to={`${path}/${key}${form.ratings ? "" : from.search}`}
          state={from}
        >
          {name}
        </Link>
        <ListedValue submission={submission} />
        <span className="mono muted">{reference}</span>
        {form.urgency === undefined ? null : (
          <span>
            <UrgencyLabel urgency={submission.urgency} />
          </span>
        )}
        <Marks submission={{ ...submission, lateDays: undefined }} />
        {form.about === undefined ? null : (
          <span className={css.offerBelow}>
            <EntryName entry={about} />
          </span>
        )}
      </th>
      {form.about === undefined ? null : (
        <td className={css.offer}>
          <EntryName entry={about} />
        </td>
      )}
      <td className={`mono muted ${css.time}`}>
        <span className={css.short}>{t.received}: </span>
        <time dateTime={new Date(receivedAt).toISOString()}>{timeText(receivedAt, language)}</time>
      </td>
      <td>
        <StateChip state={state} />
      </td>
      {form.owners ? (
        <td>
          <span className={css.short}>{t.columns.owner}: </span>
          {owner === undefined ? <span className="muted">{t.nobody}</span> : owner.name}
        </td>
      ) : null}
      {form.ratings ? (
        <td className={css.rating}>
          <RatingWords rating={rating} />
          {ratedByAsker || rating === undefined ? null : <span className="muted">{t.ownMissing}</span>}
        </td>
      ) : null}
      <td className={`mono muted ${css.time}`}>
        {erasedFrom === undefined ? null : (
          <>
            <span className={css.short}>{t.erased}: </span>
            <time dateTime={erasedFrom}>{dayText(erasedFrom, language)}</time>
          </>
        )}
      </td>
    </tr>
  );
}
