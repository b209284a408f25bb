import { data } from "react-router";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { checkSetUp } from "../forms.ts";
import type { Route } from "./+types/set-up-page";
import { DeadLink } from "./dead-link.tsx";
import { answerErrors, answerLink } from "./link-answer.ts";
import { linkContext } from "./link-context.ts";
import { SetUp } from "./set-up.tsx";

/** Checks the link of a first start; 410 when it no longer works. */
export async function loader(args: Route.LoaderArgs) {
  const open = await linkContext(args).accounts.openSetUp(args.params.token);
  return data({ open }, open ? 200 : 410);
}

/** Creates the first account, an admin's, and signs them in. */
export async function action(args: Route.ActionArgs) {
  const { accounts, visit } = linkContext(args);
  const { token } = args.params;
  if (!(await accounts.openSetUp(token))) return answerLink({ kind: "gone" });
  const fields = await readFields(args.request);
  const { username = "", name = "", email = "", language = "" } = fields;
  const values = { username, name, email, language };
  const form = checkSetUp(fields);
  if (!form.ok) return answerErrors(form.errors, values);
  return answerLink(await accounts.setUp(token, form.value, visit), values);
}

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.open && actionData?.gone !== true ? <SetUp answer={actionData} /> : <DeadLink kind="setUp" />;
}
