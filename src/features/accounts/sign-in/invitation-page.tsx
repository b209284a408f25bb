import { data } from "react-router";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { checkNewPassword } from "../forms.ts";
import type { Route } from "./+types/invitation-page";
import { InLanguageOf } from "./in-language-of.tsx";
import { answerErrors, answerLink } from "./link-answer.ts";
import { linkContext } from "./link-context.ts";
import { PasswordLink } from "./password-link.tsx";

/** Loads the account of an invitation; 410 when the link is used or expired. */
export async function loader(args: Route.LoaderArgs) {
  const link = await linkContext(args).accounts.openInvitation(args.params.token);
  return data(link, link === undefined ? 410 : 200);
}

/** Sets the first password of an invited colleague and signs them in. */
export async function action(args: Route.ActionArgs) {
  const { accounts, visit } = linkContext(args);
  const { token } = args.params;
  const link = await accounts.openInvitation(token);
  if (link === undefined) return answerLink({ kind: "gone" });
  const chosen = checkNewPassword(await readFields(args.request), [link.username]);
  if (!chosen.ok) return answerErrors(chosen.errors);
  return answerLink(await accounts.acceptInvitation(token, chosen.value, visit));
}

/** Passes on the headers of the action or the loader. */
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
