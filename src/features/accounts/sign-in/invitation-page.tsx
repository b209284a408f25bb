import { data } from "react-router";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { checkNewPassword } from "../forms.ts";
import type { Route } from "./+types/invitation-page";
import { InLanguageOf } from "./in-language-of.tsx";
import { answerErrors, answerLink } from "./link-answer.ts";
import { linkContext } from "./link-context.ts";
import { PasswordLink } from "./password-link.tsx";

/** Whom the invitation is for; 410 once its link opens nothing any more. */
export async function loader(args: Route.LoaderArgs) {
  const link = await linkContext(args).accounts.openInvitation(args.params.token);
  return data(link, link === undefined ? 410 : 200);
}

/** Takes the first password of an invited colleague, who is signed in then. */
export async function action(args: Route.ActionArgs) {
  const { accounts, visit } = linkContext(args);
  const { token } = args.params;
  const link = await accounts.openInvitation(token);
  if (link === undefined) return answerLink({ kind: "gone" });
  const chosen = checkNewPassword(await readFields(args.request), [link.username]);
  if (!chosen.ok) return answerErrors(chosen.errors);
  return answerLink(await accounts.acceptInvitation(token, chosen.value, visit));
}

/** Whatever the action or the loader says of the answer's headers. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InLanguageOf language={loaderData?.language}>
      <PasswordLink kind="invitation" username={loaderData?.username} answer={actionData} />
    </InLanguageOf>
  );
}
