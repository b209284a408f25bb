import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import { ChoosePassword } from "./choose-password.tsx";
import { DeadLink } from "./dead-link.tsx";
import type { LinkAnswer } from "./link-answer.ts";
import { LinkNotice } from "./link-notice.tsx";
import css from "./sign-in.module.css";
import { SignIn } from "./sign-in.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

/** Page of an invitation or password reset link: the form for a new password. */
export function PasswordLink({
  kind,
  username,
  answer,
}: {
  kind: "invitation" | "reset";
  /** Undefined: the link is used or expired. */
  username: string | undefined;
  answer: LinkAnswer | undefined;
}) {
  const { links } = useTexts(accountsTexts);
  const { title, lead, submit } = links[kind];
  if (answer?.secondFactor === true) return <SignIn answer={{ secondFactor: true }} />;
  if (username === undefined || answer?.gone === true) return <DeadLink kind={kind} />;
  return (
    <SignInScreen title={title} lead={fill(lead, { username })}>
      <LinkNotice answer={answer} />
      <form method="post" className={css.fields}>
        {/* Tells the browser's password store whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <ChoosePassword errors={answer?.errors} />
        <div>
          <button type="submit" className={buttonClass("submit")}>
            {submit}
          </button>
        </div>
      </form>
    </SignInScreen>
  );
}
