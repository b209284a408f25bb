import type { ReactNode } from "react";
import { Fact, Facts } from "#features/health/dashboard/facts.tsx";
import { clockText, timeText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { countText, sizeText } from "#ui/amounts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { BackupsState, ShownRun } from "../backups.server.ts";
import { backupTexts } from "../texts.ts";
import css from "./run-sections.module.css";

/** The last backup by the site, or the one in progress, and the button for another one. */
export function MakeSection({ backup, check, written }: Pick<BackupsState, "backup" | "check" | "written">) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  return (
    <RunSection
      intent="backup"
      title={backups.make}
      lead={backups.makeLead}
      run={backup}
      busy={check?.state === "running"}
      words={{ running: backups.running, failed: backups.backupFailed, button: backups.now }}
      progress={written === undefined ? "" : fill(backups.written, { size: sizeText(written, language) })}
    >
      {backup?.state === "done" ? <RunFacts name={backups.lastBackup} run={backup} /> : null}
    </RunSection>
  );
}

/** The last check, or the one in progress, and the button for another one. */
export function CheckSection({ backup, check, archives }: Pick<BackupsState, "backup" | "check" | "archives">) {
  const { backups } = useStaff(backupTexts).texts;
  return (
    <RunSection
      intent="check"
      title={backups.check}
      lead={backups.checkLead}
      run={check}
      busy={backup?.state === "running" || archives.length === 0}
      words={{ running: backups.checking, failed: backups.checkFailed, button: backups.checkNow }}
    >
      {check?.state === "done" ? (
        <RunFacts name={backups.checked} run={check}>
          <Fact name={backups.result} state="good">
            {backups.restored}
          </Fact>
          {check.place === undefined ? null : <Fact name={backups.place}>{backups.places[check.place]}</Fact>}
        </RunFacts>
      ) : null}
    </RunSection>
  );
}

interface RunSectionProps {
  intent: "backup" | "check";
  title: string;
  lead: string;
  run: ShownRun | undefined;
  /** Whether it cannot be started now. */
  busy: boolean;
  words: { running: string; failed: string; button: string };
  progress?: string;
  children: ReactNode;
}

function RunSection({ intent, title, lead, run, busy, words, progress = "", children }: RunSectionProps) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  const answers = useAnswers(intent);
  const isRunning = run?.state === "running";
  return (
    <Section title={title} lead={lead} anchor={intent}>
      {/* What is running says that it has started. */}
      {answers.answer?.kind === "done" ? null : <AnswerNotice answer={answers.answer} done={backups.done} />}
      <div role="status" className={css.running}>
        {isRunning ? (
          <>
            <p>
              {fill(words.running, { time: clockText(run.startedAt, language) })} {progress}
            </p>
            <noscript>
              <p className="muted">{backups.reload}</p>
            </noscript>
          </>
        ) : null}
      </div>
      {run?.state === "failed" || run?.state === "lost" ? <Failure run={run} title={words.failed} /> : null}
      {children}
      <answers.Form method="post" action={`/dashboard/backups#${intent}`}>
        <input type="hidden" name="intent" value={intent} />
        <button type="submit" className={buttonClass("medium")} disabled={answers.busy || isRunning || busy}>
          {words.button}
        </button>
      </answers.Form>
    </Section>
  );
}

function Failure({ run: { startedAt, failure, words = "" }, title }: { run: ShownRun; title: string }) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  return (
    <Notice kind="failed">
      <p>{fill(title, { time: timeText(startedAt, language) })}</p>
      <p>{failure === undefined ? backups.lost : backups.failures[failure]}</p>
      {words === "" ? null : (
        <p className={css.words}>
          {backups.words} {words}
        </p>
      )}
    </Notice>
  );
}

/** What a run has made or checked. @param name of its time */
function RunFacts({ name, run, children }: { name: string; run: ShownRun; children?: ReactNode }) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  const { archive, rows = 0, files = 0, missing = [], startedAt, endedAt = startedAt } = run;
  const counts = [
    fill(plural(language, backups.rows, rows), { count: countText(rows, language) }),
    fill(plural(language, backups.files, files), { count: countText(files, language) }),
  ];
  return (
    <Facts>
      <Fact name={name}>{timeText(endedAt, language)}</Fact>
      <Fact name={backups.archive}>
        <span className="mono">{archive}</span>
      </Fact>
      <Fact name={backups.contents}>{counts.join(", ")}</Fact>
      {missing.length === 0 ? null : (
        <Fact name={backups.incomplete} state="bad">
          <span className="mono">{missing.join(", ")}</span>
        </Fact>
      )}
      {children}
    </Facts>
  );
}
