import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ConfirmStep } from "#features/accounts/forms/confirm-step.tsx";
import { staffContext } from "#features/accounts/staff.ts";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { backupTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { ArchiveTable } from "./archive-table.tsx";
import { backupsAction } from "./backups-action.ts";
import { CheckSection, MakeSection } from "./run-sections.tsx";
import { ScheduleSection } from "./schedule-section.tsx";

/** Interval in ms at which the page is loaded again while a backup or check runs. */
const REFRESH_MS = 2000;

/** Loads the backups; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, backups } = await staffContext(args, "admin");
  return backups.read(actor);
}

export const action = (args: Route.ActionArgs) => backupsAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function BackupsPage({ loaderData: state }: Route.ComponentProps) {
  const { texts } = useStaff(backupTexts);
  const { backups } = texts;
  const answers = useAnswers("download");
  const { answer } = answers;
  useRefresh([state.backup, state.check].some((run) => run?.state === "running"));
  const archive = answer?.kind === "archive" ? answer.name : "";
  useEffect(() => {
    if (answer?.kind === "archive") startDownload(answer.name);
  }, [answer]);
  return (
    <div className="wrap">
      <PageHead title={backups.title} />
      <MakeSection {...state} />
      <Section title={backups.archives} lead={fill(backups.archivesLead, { host: state.host })}>
        <AnswerNotice
          answer={answer}
          done={{
            download: (
              <>
                {backups.ready} <a href={pathOf(archive)}>{archive}</a>
              </>
            ),
          }}
        />
        <ConfirmStep answers={answers} />
        <ArchiveTable {...state} answers={answers} />
      </Section>
      <ScheduleSection {...state} />
      <CheckSection {...state} />
    </div>
  );
}

const pathOf = (archive: string) => `/dashboard/backups/${encodeURIComponent(archive)}`;

/** Downloads an archive without a navigation, which would ask about unsaved input. */
function startDownload(archive: string): void {
  const link = document.createElement("a");
  link.href = pathOf(archive);
  link.download = archive;
  link.click();
}

/** Loads the page's data again from time to time. */
function useRefresh(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
