import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useReloadOnConflict } from "#ui/dashboard/forms/use-reload-on-conflict.ts";
import { useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { type InboxFilter, inboxSearch } from "../../inbox-query.ts";
import type { FileTrouble } from "../file-trouble.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { KeysHelp } from "../keys-help.tsx";
import type { BackFrom } from "../list/inbox-list.tsx";
import { AnswerSection } from "./answer-section.tsx";
import { ChangeNotice, conflictWords } from "./change-notice.tsx";
import css from "./columns.module.css";
import { FactsSection } from "./facts-section.tsx";
import { FilesSection, TroubleNotice } from "./files-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { OpeningsSection } from "./openings-section.tsx";
import { OwnerForms } from "./owner-forms.tsx";
import { PlanSection } from "./plan-section.tsx";
import { RatingsSection } from "./ratings-section.tsx";
import { SameAddress } from "./same-address.tsx";
import { seenFields } from "./seen-fields.tsx";
import { SpamForm } from "./spam-form.tsx";
import { StateForm } from "./state-form.tsx";
import { ThreadSection } from "./thread-section.tsx";

interface ColumnsPageProps {
  submission: OpenedSubmission;
  /** Filter of the list that it was opened from. */
  filter: InboxFilter;
  /** Id of the signed-in account. */
  ownId: string;
  /** Why a requested file could not be downloaded. */
  trouble: FileTrouble | undefined;
}

/** Page of one submission of a form with a multi-line text: the text beside state, notes and e-mails. */
export function ColumnsPage({ submission, filter, ownId, trouble }: ColumnsPageProps) {
  const { shell } = useTexts();
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const last = Object.keys(form.states).at(-1) ?? form.goal;
  const answers = useAnswers("state", "take", "give", "give-back", "not-spam", "retry");
  const conflict = useReloadOnConflict(answers);
  // The state before the mail program was opened, for the undo button.
  const [before, setBefore] = useState<string>();
  const setState = (state: string) => answers.send({ intent: "state", state, ...seenFields(submission) });
  const search = inboxSearch(form, filter);
  const help = useSubmissionKeys(submission, search, {
    take: () => submission.owner?.id !== ownId && answers.send({ intent: "take", ...seenFields(submission) }),
    close: () => submission.state !== last && setState(last),
  });
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: `${path}${search}` },
  ];
  const write = () => {
    if (form.answered === undefined || submission.state === form.answered) return;
    setBefore(submission.state);
    setState(form.answered);
  };
  const undo = () => {
    if (before !== undefined) setState(before);
    setBefore(undefined);
  };
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={submission.name} way={way}>
        <KeysHelp on="one" {...help} />
      </PageHead>
      {trouble === undefined ? null : <TroubleNotice trouble={trouble} />}
      <ChangeNotice
        answers={answers}
        conflict={conflict ? conflictWords(submission, t) : undefined}
        onUndo={before !== undefined && submission.state === form.answered ? undo : undefined}
      />
      <div className={css.columns}>
        <div className={css.main}>
          {submission.spam ? <SpamForm answers={answers} /> : null}
          <section aria-labelledby="text-title">
            <h2 className="hidden" id="text-title">
              {t.text}
            </h2>
            <div className={css.text} lang={submission.language}>
              {submission.text}
            </div>
          </section>
        </div>
        <div className={css.side}>
          <StateForm submission={submission} answers={answers} />
          {form.owners ? <OwnerForms submission={submission} ownId={ownId} answers={answers} /> : null}
          <FactsSection submission={submission} />
        </div>
        <div className={css.more}>
          {form.plan ? <PlanSection submission={submission} /> : null}
          <FilesSection submission={submission} />
          <ThreadSection submission={submission} />
          <AnswerSection submission={submission} onWrite={write} />
          <NotesSection />
          {form.ratings ? <RatingsSection submission={submission} ownId={ownId} /> : null}
          <MailsSection mails={submission.mails} answers={answers} />
          {form.openings ? <OpeningsSection openings={submission.openings} /> : null}
          {form.answers ? <SameAddress submission={submission} /> : null}
        </div>
      </div>
      <nav className={css.ways} aria-label={t.neighbours}>
        {submission.newer === undefined ? null : (
          <Link to={`${path}/${submission.newer}${search}`} rel="prev">
            <Icon name="left" />
            {t.newerMessage}
          </Link>
        )}
        <Link to={`${path}${search}`}>{t.toList}</Link>
        {submission.older === undefined ? null : (
          <Link to={`${path}/${submission.older}${search}`} rel="next">
            {t.olderMessage}
            <Icon name="arrow" />
          </Link>
        )}
      </nav>
    </div>
  );
}

function useSubmissionKeys(
  { key, newer, older }: OpenedSubmission,
  search: string,
  { take, close }: Record<"take" | "close", () => unknown>,
) {
  const navigate = useNavigate();
  const path = useInboxPath();
  const [open, setOpen] = useState(false);
  const actions = useMemo(() => {
    const go = (to: string | undefined) => to !== undefined && navigate(`${path}/${to}${search}`);
    const back: BackFrom = { submission: key };
    return {
      j: () => void go(older),
      k: () => void go(newer),
      u: () => void navigate(`${path}${search}`, { state: back }),
      a: () => void take(),
      r: () => document.querySelector<HTMLElement>("#answer-text")?.focus(),
      e: () => void close(),
      "?": () => setOpen(true),
    };
  }, [navigate, search, newer, older, take, close, path, key]);
  useKeys(actions);
  return { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) };
}
