import { LinkButton } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { ConfirmStep } from "../forms/confirm-step.tsx";
import { staffContext } from "../staff.ts";
import { accountsTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { InviteSection } from "./invite-section.tsx";
import css from "./page.module.css";
import { staffAction } from "./staff-action.ts";
import { StaffTable } from "./staff-table.tsx";

/** Loads all accounts, for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, accounts } = await staffContext(args, "admin");
  return { staff: await accounts.staff(actor), ownId: actor.userId };
}

export const action = (args: Route.ActionArgs) => staffAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

const ACTIONS = [
  "role",
  "rename",
  "disable",
  "enable",
  "renew",
  "remove-second-factor",
  "require-second-factor",
  "second-factor-optional",
];

export default function StaffPage({ loaderData: { staff, ownId } }: Route.ComponentProps) {
  const { staffAccounts } = useTexts(accountsTexts);
  const answers = useAnswers(...ACTIONS);
  return (
    <div className="wrap">
      <PageHead title={staffAccounts.title}>
        <LinkButton variant="job-offer" href="#invite">
          {staffAccounts.invite}
        </LinkButton>
      </PageHead>
      <AnswerNotice answer={answers.answer} done={staffAccounts.done} place={css.notice} />
      <ConfirmStep answers={answers} place={css.notice} />
      <StaffTable staff={staff} ownId={ownId} answers={answers} />
      <InviteSection />
    </div>
  );
}
