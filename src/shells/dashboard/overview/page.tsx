import { SignIn } from "#features/accounts/sign-in/sign-in.tsx";
import { signInAction } from "#features/accounts/sign-in/sign-in-action.ts";
import { type StaffContext, staffContext } from "#features/accounts/staff.ts";
import { servicesContext } from "#platform/http/site-context.ts";
import type { Route } from "./+types/page";
import { Overview } from "./overview.tsx";
import type { WaitingCounts } from "./waiting.tsx";

/** Passes on the action's headers, such as `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The overview for signed-in staff; nothing for others, who get the login form with 200. */
export async function loader(args: Route.LoaderArgs) {
  const { accounts } = args.context.get(servicesContext);
  if ((await accounts.whoIs(args.request.headers)) === undefined) return undefined;
  const staff = await staffContext(args);
  const { actor, publishing } = staff;
  return { ...(await publishing.overview(actor)), waiting: await waitingFor(staff) };
}

/** What needs attention: submissions that the account may read, and for admins failed e-mails and the remaining setup. */
async function waitingFor({ actor, inbox, administration }: StaffContext): Promise<WaitingCounts> {
  const counts = await inbox.newCounts(actor);
  return {
    forms: counts.map(({ form, ...numbers }) => ({ name: form.name, ...numbers })),
    failedMails: actor.role === "admin" ? await administration.failedMails(actor) : 0,
    gettingStarted: actor.role === "admin" ? await administration.remaining(actor) : 0,
  };
}

export const action = (args: Route.ActionArgs) => signInAction(args);

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData === undefined ? <SignIn answer={actionData} /> : <Overview overview={loaderData} />;
}
