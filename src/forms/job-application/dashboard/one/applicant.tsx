import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { mailToApplicant } from "../../answer-mail.ts";
import type { ShownApplicant } from "../../applicants.server.ts";
import type { ApplicationState } from "../../application-states.ts";
import { applicationTexts } from "../../texts.ts";
import type { CvTrouble } from "../cv-trouble.ts";
import { type FromList, useFromList } from "../from-list.ts";
import { KeyHint } from "../key-hint.tsx";
import css from "./applicant.module.css";
import { CvSection } from "./cv-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { OpeningsSection } from "./openings-section.tsx";
import { PersonSection } from "./person-section.tsx";
import { RatingsSection } from "./ratings-section.tsx";
import { StateSection } from "./state-section.tsx";

interface ApplicantProps {
  applicant: ShownApplicant;
  /** What the person's private link says in each state, in the person's language. */
  told: Readonly<Record<ApplicationState, string>>;
  /** The account that looks. */
  ownId: string;
  /** Why the CV that was asked for did not come. */
  trouble: CvTrouble | undefined;
}

/** One application: who, what, and what the company makes of it. */
export function Applicant({ applicant, told, ownId, trouble }: ApplicantProps) {
  const { applicants: t, shell } = useTexts(applicationTexts);
  const from = useFromList();
  const ways = useWays(applicant.reference, from);
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: ways.up },
  ];
  return (
    <div className="wrap">
      <PageHead title={`${applicant.firstName} ${applicant.lastName}`} way={way}>
        <LinkButton variant="medium" href={mailToApplicant(applicant)}>
          <Icon name="mail" />
          {t.write}
        </LinkButton>
      </PageHead>
      {trouble === undefined ? null : (
        <Notice kind="failed" place={css.notice}>
          <p>{trouble === "missing" ? t.cvMissing : t.cvUnrecorded}</p>
        </Notice>
      )}
      <PersonSection applicant={applicant} />
      <CvSection applicant={applicant} />
      <StateSection applicant={applicant} told={told} />
      <RatingsSection applicant={applicant} ownId={ownId} />
      <NotesSection notes={applicant.notes} />
      <MailsSection mails={applicant.mails} />
      <OpeningsSection openings={applicant.openings} />
      <nav className={css.ways}>
        {ways.previous === undefined ? null : (
          <Link to={ways.previous} state={from}>
            <Icon name="left" />
            {t.previous}
          </Link>
        )}
        {ways.next === undefined ? null : (
          <Link to={ways.next} state={from}>
            {t.next}
            <Icon name="arrow" />
          </Link>
        )}
      </nav>
      <KeyHint on="one" />
    </div>
  );
}

/** Where one goes from here, by link or by key: back to the list, and along it. */
function useWays(reference: string, from: FromList) {
  const navigate = useNavigate();
  const ways = useMemo(() => {
    const at = from.references.indexOf(reference);
    const to = (other: string | undefined) => (other === undefined ? undefined : `/dashboard/applications/${other}`);
    return {
      up: `/dashboard/applications${from.search}`,
      previous: at === -1 ? undefined : to(from.references[at - 1]),
      next: at === -1 ? undefined : to(from.references[at + 1]),
    };
  }, [reference, from]);
  const acts = useMemo(() => {
    const go =
      (to: string | undefined, state = from) =>
      () =>
        void (to !== undefined && navigate(to, { state }));
    return { u: go(ways.up, { ...from, left: reference }), j: go(ways.next), k: go(ways.previous) };
  }, [navigate, ways, from, reference]);
  useKeys(acts);
  return ways;
}
