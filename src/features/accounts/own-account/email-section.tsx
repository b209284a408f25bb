import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { accountsTexts } from "../texts.ts";
import { OwnPasswordField } from "./own-password-field.tsx";

/** Section of the e-mail address, to which password reset links are sent. @param email undefined: none yet */
export function EmailSection({ email }: { email: string | undefined }) {
  const { account, accountForms } = useTexts(accountsTexts);
  const answers = useAnswers("email");
  return (
    <Section title={account.email} lead={email === undefined ? account.emailMissing : account.emailLead}>
      <AnswerNotice answer={answers.answer} done={account.done} />
      <PartForm answers={answers} intent="email" submit={account.saveEmail}>
        <TextField
          field={{ id: "email", name: "email", label: accountForms.email, error: answers.errorOf("email", "email") }}
          type="email"
          autoComplete="email"
          defaultValue={email}
        />
        <OwnPasswordField id="email-password" error={answers.errorOf("email", "password")} />
      </PartForm>
    </Section>
  );
}
