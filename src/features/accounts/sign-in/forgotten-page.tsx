import { data } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { ACCOUNT_LIMITS } from "../account-fields.ts";
import { accountsTexts } from "../texts.ts";
import type { Route } from "./+types/forgotten-page";
import { answerLimited, type LinkAnswer } from "./link-answer.ts";
import { linkContext } from "./link-context.ts";
import { LinkNotice } from "./link-notice.tsx";
import css from "./sign-in.module.css";
import { SignInScreen } from "./sign-in-screen.tsx";

type ForgottenAnswer = LinkAnswer & { asked?: boolean; missing?: boolean };

/** Requests a password reset link. The response does not tell whether the account exists. */
export async function action(args: Route.ActionArgs) {
  const { accounts, visit } = linkContext(args);
  const { who = "" } = await readFields(args.request);
  const name = who.trim().slice(0, ACCOUNT_LIMITS.email);
  if (name === "") return data<ForgottenAnswer>({ missing: true }, 422);
  const outcome = await accounts.requestReset(name, visit);
  if (outcome.kind === "limited") return answerLimited(outcome.retryAfterS, { who: name });
  return data<ForgottenAnswer>({ asked: true });
}

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ForgottenPage({ actionData }: Route.ComponentProps) {
  const { links, signIn } = useTexts(accountsTexts);
  const { title, lead, who, submit, asked, missing } = links.forgotten;
  const answer = actionData as ForgottenAnswer | undefined;
  return (
    <SignInScreen title={title} lead={lead}>
      <LinkNotice answer={answer} />
      {answer?.asked === true ? (
        <Notice kind="done">{asked}</Notice>
      ) : (
        <form method="post" className={css.fields}>
          <TextField
            field={{ id: "who", name: "who", label: who, error: answer?.missing === true ? missing : undefined }}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.values?.who}
          />
          <div>
            <button type="submit" className={buttonClass("submit")}>
              {submit}
            </button>
          </div>
        </form>
      )}
      <p>
        <a href="/dashboard">{signIn.title}</a>
      </p>
    </SignInScreen>
  );
}
