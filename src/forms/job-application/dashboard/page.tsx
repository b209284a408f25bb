import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { APPLICATION_STATES, type ApplicationState } from "../application-states.ts";
import { applicationTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { changeApplicant } from "./change-applicant.ts";
import { isCvTrouble } from "./cv-trouble.ts";
import { Applicant } from "./one/applicant.tsx";

/** One application, by its reference; for admins. Opening it is on record. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, applicants, searchParams } = await staffContext(args, "admin");
  const applicant = await applicants.open(actor, args.params.id);
  if (applicant === undefined) throw data(null, 404);
  const t = applicationTexts.site(applicant.language);
  const told = Object.fromEntries(APPLICATION_STATES.map((state) => [state, t(`status.states.${state}`)]));
  const trouble = searchParams.get("cv");
  const shown = { applicant, told: told as Record<ApplicationState, string>, ownId: actor.userId };
  if (!isCvTrouble(trouble)) return data({ ...shown, trouble: undefined });
  return data({ ...shown, trouble }, { status: trouble === "missing" ? 404 : 503 });
}

export const action = (args: Route.ActionArgs) => changeApplicant(args, args.params.id);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Whatever the action says of the answer's headers. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  // What was told of one application, or typed, is not of the next.
  return <Applicant key={loaderData.applicant.reference} {...loaderData} />;
}
