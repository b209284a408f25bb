import { Link, useNavigation } from "react-router";
import listCss from "#features/publishing/dashboard/list/item-list.module.css";
import { STAFF_PAGE_SIZE } from "#features/publishing/staff-list-query.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { Pages } from "#ui/dashboard/pages.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { applicantListSearch } from "../../applicant-list-query.ts";
import type { ApplicantList as List } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import { KeyHint } from "../key-hint.tsx";
import { ApplicantControls } from "./applicant-controls.tsx";
import { ApplicantTable } from "./applicant-table.tsx";
import { ViewLinks } from "./view-links.tsx";

/** The list of applications: views, search, filters, and a page of rows. */
export function ApplicantList({ list }: { list: List }) {
  const { applicants: t } = useTexts(applicationTexts);
  const { query, q, total, applicants, offers } = list;
  const waiting = useNavigation().state !== "idle";
  return (
    <div className={`wrap ${listCss.page}`}>
      <PageHead title={t.title} />
      <ViewLinks query={query} views={list.views} />
      <ApplicantControls query={query} q={q} offers={offers} />
      <Found list={list} waiting={waiting} />
      <div className={waiting ? listCss.waiting : undefined} aria-busy={waiting}>
        {applicants.length === 0 ? <Empty list={list} /> : <ApplicantTable list={list} />}
      </div>
      <Pages
        page={query.page}
        pages={Math.ceil(total / STAFF_PAGE_SIZE)}
        to={(page) => applicantListSearch({ ...query, page })}
      />
      {applicants.length === 0 ? null : <KeyHint on="list" />}
    </div>
  );
}

function Found({ list: { total, cut }, waiting }: { list: List; waiting: boolean }) {
  const { texts, language } = useStaff(applicationTexts, publishingTexts);
  const { applicants: t, list } = texts;
  return (
    <p className={`mono muted ${listCss.found}`} role="status">
      {fill(cut ? t.cut : plural(language, t.found, total), { count: total })}
      {waiting ? <span className={listCss.loading}>{list.loading}</span> : null}
    </p>
  );
}

/** Why there is nothing, and a way on. */
function Empty({ list: { query, q, views } }: { list: List }) {
  const { applicants: t } = useTexts(applicationTexts);
  const isAll = applicantListSearch(query) === "";
  return (
    <div className={listCss.empty}>
      <p className="lead">{q !== "" ? t.emptySearch : isAll && views.spam === 0 ? t.empty : t.emptyView}</p>
      {isAll ? null : <Link to="?">{t.showAll}</Link>}
    </div>
  );
}
