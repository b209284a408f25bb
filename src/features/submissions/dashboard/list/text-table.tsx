import { Link } from "react-router";
import { type Choice, ChooseAll } from "#features/publishing/dashboard/list/choosing.tsx";
import { timeText } from "#platform/i18n/dates.ts";
import { LANGUAGES, languageName } from "#platform/i18n/languages.ts";
import { capitalized } from "#platform/i18n/texts.ts";
import chips from "#ui/dashboard/chips.module.css";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import type { InboxEntry, InboxPage } from "../../inbox.server.ts";
import { inboxSearch } from "../../inbox-query.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { StateChip } from "../state-chip.tsx";
import { UrgencyLabel } from "../urgency-label.tsx";
import { ChooseSubmission } from "./choose-submission.tsx";
import { ListedValue } from "./listed-value.tsx";
import css from "./text-table.module.css";

interface TextTableProps {
  inbox: InboxPage;
  /** Undefined: none can be chosen. */
  choice: Choice | undefined;
}

/** Table of submissions of a form with a multi-line text: sender and beginning of the text. */
export function TextTable({ inbox: { query, submissions }, choice }: TextTableProps) {
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const search = inboxSearch(form, { ...query, from: undefined });
  return (
    <table className={table.table}>
      <caption className="hidden">{t.title}</caption>
      <thead>
        <tr>
          {choice && <ChooseAll choice={choice} />}
          <th scope="col">{t.columns.message}</th>
          <th scope="col">{t.columns.state}</th>
          {form.owners ? <th scope="col">{t.columns.owner}</th> : null}
          <th scope="col">{t.columns.mail}</th>
          <th scope="col">{t.columns.language}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <Row key={submission.key} submission={submission} to={`${path}/${submission.key}${search}`} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  submission: InboxEntry;
  to: string;
  choice: Choice | undefined;
}

function Row({ submission, to, choice }: RowProps) {
  const { language } = useStaff();
  const { owners } = useForm();
  const t = useInboxTexts();
  const { key, name, start, reference, receivedAt, state, owner, mail, urgency } = submission;
  const worst = mail === "failed" ? css.failed : mail === "retrying" ? css.warned : "muted";
  return (
    <tr className={css.row}>
      {choice && <ChooseSubmission submission={submission} choice={choice} />}
      <th scope="row">
        <div className={css.message}>
          <span className={css.head}>
            <Link className={css.name} id={`submission-${key}`} to={to}>
              {name}
            </Link>
            <UrgencyLabel urgency={urgency} />
          </span>
          <ListedValue submission={submission} />
          <span className={css.start} lang={submission.language}>
            {start}
          </span>
          <span className={`mono muted ${css.facts}`}>
            <time dateTime={new Date(receivedAt).toISOString()}>{timeText(receivedAt, language)}</time>
            <span>{reference}</span>
            <Marks submission={submission} />
          </span>
        </div>
      </th>
      <td>
        <StateChip state={state} />
      </td>
      {owners ? (
        <td className={css.owner}>
          <span className={css.short}>{t.columns.owner}: </span>
          {owner === undefined ? <span className="muted">{t.nobody}</span> : owner.name}
        </td>
      ) : null}
      <td className={`mono ${worst}`}>{t.deliveryStatus[mail ?? "none"]}</td>
      <td className={css.language}>
        <ul className={chips.languages}>
          <li title={capitalized(languageName(submission.language, language))}>
            <span aria-hidden="true">{LANGUAGES[submission.language].short}</span>
            <span className="hidden">{capitalized(languageName(submission.language, language))}</span>
          </li>
        </ul>
      </td>
    </tr>
  );
}
