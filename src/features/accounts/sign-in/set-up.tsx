import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { errorWords } from "#ui/dashboard/forms/form-answer.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { accountsTexts } from "../texts.ts";
import { ChoosePassword } from "./choose-password.tsx";
import type { LinkAnswer } from "./link-answer.ts";
import { LinkNotice } from "./link-notice.tsx";
import css from "./sign-in.module.css";
import { SignInScreen } from "./sign-in-screen.tsx";

/** Form of the first account of a site. */
export function SetUp({ answer }: { answer: LinkAnswer | undefined }) {
  const texts = useTexts(accountsTexts);
  const { language } = useStaff(accountsTexts);
  const { links, accountForms } = texts;
  const { errors = {}, values = {} } = answer ?? {};
  const field = (name: string, label: string, hint?: string) => {
    const error = errors[name];
    return { id: name, name, label, hint, error: error === undefined ? undefined : errorWords(texts, error) };
  };
  return (
    <SignInScreen title={links.setUp.title} lead={links.setUp.lead}>
      <LinkNotice answer={answer} />
      <form method="post" className={css.fields}>
        <TextField field={field("name", accountForms.name)} autoComplete="name" defaultValue={values.name} />
        <TextField
          field={field("email", accountForms.email, links.setUp.emailHint)}
          type="email"
          autoComplete="email"
          defaultValue={values.email}
        />
        <TextField
          field={field("username", accountForms.username, accountForms.usernameHint)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.username}
        />
        <ChoosePassword errors={errors} />
        <SelectField field={field("language", accountForms.language)} defaultValue={values.language ?? language}>
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </SelectField>
        <div>
          <button type="submit" className={buttonClass("submit")}>
            {links.setUp.submit}
          </button>
        </div>
      </form>
    </SignInScreen>
  );
}
