import { useEffect, useRef } from "react";
import { Form } from "react-router";
import css from "#features/publishing/dashboard/list/list-controls.module.css";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { APPLICANT_SORTS, type ApplicantListQuery } from "../../applicant-list-query.ts";
import type { OfferWithApplicants } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import { offerWords } from "../offer-name.tsx";

interface ApplicantControlsProps {
  query: ApplicantListQuery;
  /** What is searched for, as typed. */
  q: string;
  offers: readonly OfferWithApplicants[];
}

/** Search, offer and order. What is typed is sent as a form, so that no name stands in an address. */
export function ApplicantControls({ query, q, offers }: ApplicantControlsProps) {
  const { applicants: t } = useTexts(applicationTexts);
  const search = useRef<HTMLInputElement>(null);
  // A way back or a link changes what was asked for; what is being typed stays otherwise.
  useEffect(() => {
    if (search.current !== null) search.current.value = q;
  }, [q]);
  const offer = query.offer ?? "";
  return (
    <search>
      <Form method="post" action="/dashboard/applications" className={css.controls} preventScrollReset>
        <input type="hidden" name="intent" value="search" />
        <input type="hidden" name="view" value={query.view} />
        <div className={css.text}>
          <label htmlFor="q">{t.search}</label>
          <input ref={search} id="q" name="q" type="search" defaultValue={q} maxLength={QUERY_MAX} autoComplete="off" />
        </div>
        <div className={css.choice}>
          <label htmlFor="offer">{t.offer}</label>
          <select id="offer" name="offer" key={offer} defaultValue={offer}>
            <option value="">{t.anyOffer}</option>
            {offers.map(({ offer: named, count }) => (
              <option key={named?.id ?? "none"} value={named?.id ?? "none"} lang={named?.language}>
                {offerWords(named, t)} · {count}
              </option>
            ))}
          </select>
        </div>
        <div className={css.choice}>
          <label htmlFor="sort">{t.sort}</label>
          <select id="sort" name="sort" key={query.sort} defaultValue={query.sort}>
            {APPLICANT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass("medium")}>
          {t.show}
        </button>
      </Form>
    </search>
  );
}
