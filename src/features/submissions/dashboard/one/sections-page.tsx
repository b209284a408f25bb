import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useReloadOnConflict } from "#ui/dashboard/forms/use-reload-on-conflict.ts";
import { useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import type { FileTrouble } from "../file-trouble.ts";
import { type FromList, useFromList } from "../from-list.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { KeyHint } from "../key-hint.tsx";
import { AnswerSection } from "./answer-section.tsx";
import { ChangeNotice, conflictWords } from "./change-notice.tsx";
import { FilesSection, TroubleNotice } from "./files-section.tsx";
import { OwnMailsSection } from "./mails-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { OpeningsSection } from "./openings-section.tsx";
import { OwnerForms } from "./owner-forms.tsx";
import { InSections } from "./part.tsx";
import { PersonSection } from "./person-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { RatingsSection } from "./ratings-section.tsx";
import css from "./sections.module.css";
import { SpamForm } from "./spam-form.tsx";
import { StateSection } from "./state-section.tsx";
import { ThreadSection } from "./thread-section.tsx";

interface SectionsPageProps {
  submission: OpenedSubmission;
  /** Id of the signed-in account. */
  ownId: string;
  /** Why a requested file could not be downloaded. */
  trouble: FileTrouble | undefined;
}

/** Page of one submission of a form without a multi-line text, in full-width sections. */
export function SectionsPage({ submission, ownId, trouble }: SectionsPageProps) {
  const { shell } = useTexts();
  const form = useForm();
  const t = useInboxTexts();
  const from = useFromList();
  const ways = useWays(submission.key, from);
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: ways.up },
  ];
  return (
    <div className="wrap">
      <PageHead title={submission.name} way={way}>
        {submission.letter === undefined ? null : (
          <LinkButton variant="medium" href={submission.letter}>
            <Icon name="mail" />
            {t.write}
          </LinkButton>
        )}
      </PageHead>
      {trouble === undefined ? null : <TroubleNotice trouble={trouble} place={css.notice} />}
      <InSections>
        <PersonSection submission={submission} />
        <FilesSection submission={submission} />
        <StateSection submission={submission} />
        {form.plan ? <PlanSection submission={submission} /> : null}
        {form.owners ? <OwnerSection submission={submission} ownId={ownId} /> : null}
        {form.ratings ? <RatingsSection submission={submission} ownId={ownId} /> : null}
        <ThreadSection submission={submission} />
        <AnswerSection submission={submission} onWrite={() => {}} />
        <NotesSection />
        <OwnMailsSection mails={submission.mails} />
        {form.openings ? <OpeningsSection openings={submission.openings} /> : null}
      </InSections>
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

/** Owner and spam forms with their own notice. */
function OwnerSection({ submission, ownId }: Pick<SectionsPageProps, "submission" | "ownId">) {
  const t = useInboxTexts();
  const answers = useAnswers("take", "give", "give-back", "not-spam");
  const conflict = useReloadOnConflict(answers) ? conflictWords(submission, t) : undefined;
  return (
    <>
      <ChangeNotice answers={answers} conflict={conflict} onUndo={undefined} />
      {submission.spam ? <SpamForm answers={answers} /> : null}
      <OwnerForms submission={submission} ownId={ownId} answers={answers} />
    </>
  );
}

/** Returns the links back to the list and to its previous and next submission, and binds their keys. */
function useWays(key: string, from: FromList) {
  const navigate = useNavigate();
  const path = useInboxPath();
  const ways = useMemo(() => {
    const at = from.keys.indexOf(key);
    const to = (other: string | undefined) => (other === undefined ? undefined : `${path}/${other}`);
    return {
      up: `${path}${from.search}`,
      previous: at === -1 ? undefined : to(from.keys[at - 1]),
      next: at === -1 ? undefined : to(from.keys[at + 1]),
    };
  }, [key, from, path]);
  const actions = useMemo(() => {
    const go =
      (to: string | undefined, state = from) =>
      () =>
        void (to !== undefined && navigate(to, { state }));
    return { u: go(ways.up, { ...from, left: key }), j: go(ways.next), k: go(ways.previous) };
  }, [navigate, ways, from, key]);
  useKeys(actions);
  return ways;
}
