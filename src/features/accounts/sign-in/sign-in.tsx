import { useLocation } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountsTexts } from "../texts.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import css from "./sign-in.module.css";
import { SignInScreen } from "./sign-in-screen.tsx";

/** Result of a sign-in. */
export interface SignInAnswer {
  wrong?: "password" | "code";
  /** Minutes until the next attempt is allowed. */
  limitedMinutes?: number;
  /** The password was right; a code must follow. */
  secondFactor?: boolean;
  username?: string;
  next?: string;
}

/**
 * The login form. It posts to /dashboard and needs no script.
 * @param ended whether it is shown in place of another page
 */
export function SignIn({ answer, ended = false }: { answer?: SignInAnswer | undefined; ended?: boolean }) {
  const { signIn } = useTexts(accountsTexts);
  const { pathname, search } = useLocation();
  const next = answer?.next ?? (ended ? pathname + search : undefined);
  const second = answer?.secondFactor === true;
  const title = second ? signIn.secondTitle : signIn.title;
  const lead = second ? signIn.secondLead : ended ? signIn.ended : signIn.lead;
  return (
    <SignInScreen title={title} lead={lead}>
      <Refusal answer={answer} />
      {second ? <SecondFactor next={next} /> : <Password next={next} username={answer?.username} />}
    </SignInScreen>
  );
}

function Refusal({ answer }: { answer: SignInAnswer | undefined }) {
  const { signIn } = useTexts(accountsTexts);
  if (answer?.limitedMinutes !== undefined) {
    return <Notice kind="failed">{fill(signIn.limited, { minutes: answer.limitedMinutes })}</Notice>;
  }
  if (answer?.wrong === undefined) return null;
  return <Notice kind="failed">{answer.wrong === "code" ? signIn.wrongCode : signIn.wrong}</Notice>;
}

function Next({ next }: { next: string | undefined }) {
  return next === undefined ? null : <input type="hidden" name="next" value={next} />;
}

function Password({ next, username }: { next: string | undefined; username: string | undefined }) {
  const { signIn } = useTexts(accountsTexts);
  return (
    <>
      <form method="post" action="/dashboard" className={css.fields}>
        <Next next={next} />
        <TextField
          field={{ id: "username", name: "username", label: signIn.username }}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
        />
        <PasswordField
          field={{ id: "password", name: "password", label: signIn.password }}
          autoComplete="current-password"
        />
        <button type="submit" name="intent" value="sign-in" className={buttonClass("submit")}>
          {signIn.submit}
        </button>
      </form>
      <PasskeyButton next={next} />
      <p>
        <a href="/sign-in/forgotten">{signIn.forgotten}</a>
      </p>
    </>
  );
}

function SecondFactor({ next }: { next: string | undefined }) {
  const { signIn } = useTexts(accountsTexts);
  return (
    <>
      <form method="post" action="/dashboard" className={css.fields}>
        <Next next={next} />
        <TextField
          field={{ id: "code", name: "code", label: signIn.code }}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <button type="submit" name="intent" value="second-factor" className={buttonClass("submit")}>
          {signIn.useCode}
        </button>
      </form>
      <form method="post" action="/dashboard" className={css.fields}>
        <Next next={next} />
        <p className="muted">{signIn.recoveryLead}</p>
        <TextField
          field={{ id: "recovery", name: "code", label: signIn.recoveryCode }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" name="intent" value="recovery-code" className={buttonClass("medium")}>
          {signIn.useRecovery}
        </button>
      </form>
    </>
  );
}
