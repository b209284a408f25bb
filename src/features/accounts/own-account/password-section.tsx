import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { NewPasswordField } from "../forms/new-password-field.tsx";
import { accountsTexts } from "../texts.ts";
import { OwnPasswordField } from "./own-password-field.tsx";
import css from "./password-section.module.css";

/** Section that changes the password. Afterwards it lists the other ways to sign in, for a review. */
export function PasswordSection({ passkeys, tokens }: { passkeys: number; tokens: number }) {
  const { account, accountForms } = useTexts(accountsTexts);
  const answers = useAnswers("password");
  const errorOf = (field: string) => answers.errorOf("password", field);
  return (
    <Section title={account.password} lead={account.passwordLead}>
      <AnswerNotice answer={answers.answer} done={account.done} />
      {answers.answer?.kind === "done" && passkeys + tokens > 0 ? (
        <div>
          <p>{account.reviewLead}</p>
          <ul className={css.review}>
            {passkeys === 0 ? null : (
              <li>
                <a href="#passkeys">{fill(account.reviewPasskeys, { count: passkeys })}</a>
              </li>
            )}
            {tokens === 0 ? null : (
              <li>
                <a href="#tokens">{fill(account.reviewTokens, { count: tokens })}</a>
              </li>
            )}
          </ul>
        </div>
      ) : null}
      <PartForm answers={answers} intent="password" submit={account.savePassword}>
        <OwnPasswordField id="current" name="current" error={errorOf("current")} />
        <NewPasswordField id="new-password" label={accountForms.newPassword} error={errorOf("password")} />
        <PasswordField
          field={{ id: "repeat", name: "repeat", label: accountForms.repeat, error: errorOf("repeat") }}
          autoComplete="new-password"
        />
      </PartForm>
    </Section>
  );
}
