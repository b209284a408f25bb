import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { ROLES } from "#ui/dashboard/roles.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ConfirmStep } from "../forms/confirm-step.tsx";
import { accountsTexts } from "../texts.ts";
import css from "./invite-section.module.css";

/** Section that invites a colleague, who gets a link by e-mail and chooses a password there. */
export function InviteSection() {
  const { staffAccounts, accountForms } = useTexts(accountsTexts);
  const { language } = useStaff();
  const answers = useAnswers("invite");
  const field = (name: string, label: string, hint?: string) => ({
    id: `invite-${name}`,
    name,
    label,
    hint,
    error: answers.errorOf("invite", name),
  });
  return (
    <div id="invite" className={css.invite}>
      <Section title={staffAccounts.inviteTitle} lead={staffAccounts.inviteLead}>
        <AnswerNotice answer={answers.answer} done={staffAccounts.done} />
        <ConfirmStep answers={answers} />
        <PartForm answers={answers} intent="invite" submit={staffAccounts.sendInvitation} variant="submit">
          <TextField field={field("name", accountForms.name)} autoComplete="off" />
          <TextField field={field("email", accountForms.email)} type="email" autoComplete="off" />
          <TextField
            field={field("username", accountForms.username, accountForms.usernameHint)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField field={field("role", accountForms.role, staffAccounts.roleHint)} defaultValue="editor">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {accountForms.roles[role]}
              </option>
            ))}
          </SelectField>
          <SelectField field={field("language", accountForms.language)} defaultValue={language}>
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGES[code].name}
              </option>
            ))}
          </SelectField>
        </PartForm>
      </Section>
    </div>
  );
}
