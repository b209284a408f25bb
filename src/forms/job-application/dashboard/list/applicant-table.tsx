import { type RefObject, useEffect, useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import itemLink from "#features/publishing/dashboard/parts/item-link.module.css";
import { dayText } from "#features/submissions/dashboard/days.ts";
import { moveFocus, useKeys } from "#ui/dashboard/list-keys.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { timeText } from "#ui/dashboard/times.ts";
import type { ApplicantInList, ApplicantList } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import { ApplicantState } from "../applicant-state.tsx";
import { type FromList, useFromList } from "../from-list.ts";
import { OfferName } from "../offer-name.tsx";
import { RatingWords } from "../rating-words.tsx";
import css from "./applicant-table.module.css";

/** A page of applications as a ruled table; J and K move from row to row. */
export function ApplicantTable({ list: { applicants } }: { list: ApplicantList }) {
  const { applicants: t } = useTexts(applicationTexts);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys(useMemo(() => rowKeys(body), []));
  const { search } = useLocation();
  const from: FromList = { search, references: applicants.map(({ reference }) => reference) };
  const { left } = useFromList();
  useEffect(() => {
    if (left !== undefined) document.getElementById(left)?.focus();
  }, [left]);
  return (
    <table className={table.table}>
      <caption className="hidden">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.person}</th>
          <th scope="col" className={css.offer}>
            {t.offer}
          </th>
          <th scope="col">{t.received}</th>
          <th scope="col">{t.state}</th>
          <th scope="col">{t.rating}</th>
          <th scope="col">{t.erased}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {applicants.map((applicant) => (
          <Row key={applicant.reference} applicant={applicant} from={from} />
        ))}
      </tbody>
    </table>
  );
}

function rowKeys(body: RefObject<HTMLElement | null>) {
  const move = (by: 1 | -1) => () => moveFocus([...(body.current?.querySelectorAll<HTMLElement>("th a") ?? [])], by);
  return { j: move(1), k: move(-1) };
}

function Row({ applicant, from }: { applicant: ApplicantInList; from: FromList }) {
  const { texts, language } = useStaff(applicationTexts);
  const { applicants: t } = texts;
  const { reference, firstName, lastName, receivedAt, offer, state, suspectedSpam } = applicant;
  const { rating, ratedByAsker, erasedFrom } = applicant;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.person}>
        <Link id={reference} className={itemLink.link} to={`/dashboard/applications/${reference}`} state={from}>
          {firstName} {lastName}
        </Link>
        <span className="mono muted">{reference}</span>
        {suspectedSpam ? <span className={`mono ${css.spam}`}>{t.spam}</span> : null}
        <span className={css.offerBelow}>
          <OfferName offer={offer} />
        </span>
      </th>
      <td className={css.offer}>
        <OfferName offer={offer} />
      </td>
      <td className={`mono muted ${css.time}`}>
        <span className={css.short}>{t.received}: </span>
        <time dateTime={new Date(receivedAt).toISOString()}>{timeText(receivedAt, language)}</time>
      </td>
      <td>
        <ApplicantState state={state} />
      </td>
      <td className={css.rating}>
        <RatingWords rating={rating} />
        {ratedByAsker || rating === undefined ? null : <span className="muted">{t.ownMissing}</span>}
      </td>
      <td className={`mono muted ${css.time}`}>
        <span className={css.short}>{t.erased}: </span>
        <time dateTime={erasedFrom}>{dayText(erasedFrom, language)}</time>
      </td>
    </tr>
  );
}
