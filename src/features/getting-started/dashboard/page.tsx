import { staffContext } from "#features/accounts/staff.ts";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { GETTING_STARTED_STEPS } from "../getting-started.ts";
import { gettingStartedTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { AddressCheck, BackupCheck, CompanyCheck, LegalCheck, SecondAdminCheck, SecondFactorCheck } from "./checks.tsx";
import { ExamplesCheck } from "./examples-check.tsx";
import { gettingStartedAction, readRemoved, testMailId } from "./getting-started-action.ts";
import { MailCheck } from "./mail-check.tsx";
import css from "./page.module.css";
import { RemovedNotice } from "./removed-notice.tsx";

/** Loads the setup steps and the status of a test mail; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, accounts, administration, collections, searchParams } = await staffContext(args, "admin");
  const id = testMailId(searchParams);
  return {
    state: await administration.gettingStarted(actor),
    ownAddress: (await accounts.protection(actor)).email,
    testMail: id === undefined ? undefined : await administration.testMail(actor, id),
    removed: readRemoved(searchParams, collections),
  };
}

export const action = (args: Route.ActionArgs) => gettingStartedAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function GettingStartedPage({ loaderData }: Route.ComponentProps) {
  const { state, ownAddress, testMail, removed } = loaderData;
  const { gettingStarted } = useTexts(gettingStartedTexts);
  const removing = useAnswers("remove-examples");
  const all = GETTING_STARTED_STEPS.length;
  const done = all - state.left.length;
  return (
    <div className="wrap">
      <PageHead title={gettingStarted.title} />
      <p className={css.lead}>{gettingStarted.lead}</p>
      <p className={css.count}>
        <progress max={all} value={done} aria-hidden="true" />
        <span>{done === all ? gettingStarted.allDone : fill(gettingStarted.count, { done, all })}</span>
      </p>
      <AnswerNotice answer={removing.answer} done={{}} place={css.notice} />
      <RemovedNotice removed={removed} />
      <ol className={css.checks}>
        <CompanyCheck state={state} />
        <LegalCheck state={state} />
        <ExamplesCheck state={state} answers={removing} />
        <AddressCheck state={state} />
        <MailCheck state={state} ownAddress={ownAddress} testMail={testMail} />
        <BackupCheck state={state} />
        <SecondFactorCheck state={state} />
        <SecondAdminCheck state={state} />
      </ol>
    </div>
  );
}
