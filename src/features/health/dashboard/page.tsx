import { staffContext } from "#features/accounts/staff.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { healthTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { healthAction } from "./health-action.ts";
import css from "./page.module.css";
import {
  AlertsSection,
  BackupSection,
  DatabaseSection,
  JobsSection,
  MailsSection,
  RecentSection,
  SiteSection,
} from "./sections.tsx";
import { Verdict } from "./verdict.tsx";

/** Loads the site's health; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, administration } = await staffContext(args, "admin");
  return { state: await administration.health(actor) };
}

export const action = (args: Route.ActionArgs) => healthAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function HealthPage({ loaderData: { state } }: Route.ComponentProps) {
  const { health } = useTexts(healthTexts);
  const answers = useAnswers("retry", "retry-all");
  return (
    <div className="wrap">
      <PageHead title={health.title} />
      <Verdict concerns={state.concerns} />
      <AnswerNotice answer={answers.answer} done={health.done} place={css.notice} />
      <RecentSection {...state} />
      <DatabaseSection {...state} />
      <MailsSection mails={state.mails} answers={answers} />
      <BackupSection {...state} />
      <JobsSection jobs={state.jobs} />
      <SiteSection {...state} />
      <AlertsSection notified={state.notified} />
    </div>
  );
}
