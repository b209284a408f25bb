import { Form, useSearchParams } from "react-router";
import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import type { FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import form from "#ui/dashboard/forms/part-form.module.css";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { hasPersonName } from "../account-fields.ts";
import { accountsTexts } from "../texts.ts";
import css from "./profile-section.module.css";

const CHANGED: FormAnswer = { kind: "done", intent: "language" };

/** Section with username and role, name, and language of the dashboard. */
export function ProfileSection() {
  const { account, accountForms } = useTexts(accountsTexts);
  const { actor, language } = useStaff();
  const names = useAnswers("name");
  const { answer, errorOf } = useAnswers("language");
  const [params] = useSearchParams();
  return (
    <Section title={account.profile} lead={account.profileLead}>
      <dl className={css.facts}>
        <div>
          <dt className="label">{accountForms.username}</dt>
          <dd>{actor?.username}</dd>
        </div>
        <div>
          <dt className="label">{accountForms.role}</dt>
          <dd>{actor === undefined ? "" : accountForms.roles[actor.role]}</dd>
        </div>
      </dl>
      <AnswerNotice answer={names.answer} done={account.done} />
      <PartForm answers={names} intent="name" submit={account.saveName}>
        <TextField
          field={{
            id: "name",
            name: "name",
            label: accountForms.name,
            hint: actor === undefined || hasPersonName(actor) ? account.nameHint : account.nameMissing,
            error: names.errorOf("name", "name"),
          }}
          autoComplete="name"
          defaultValue={actor?.name}
        />
      </PartForm>
      <AnswerNotice answer={answer ?? (params.get("done") === "language" ? CHANGED : undefined)} done={account.done} />
      {/* A document again: all of it is in another language then. */}
      <Form method="post" action="/dashboard/account" className={form.form} reloadDocument>
        <input type="hidden" name="intent" value="language" />
        <SelectField
          field={{
            id: "language",
            name: "language",
            label: account.language,
            error: errorOf("language", "language"),
          }}
          defaultValue={language}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </SelectField>
        <div>
          <button type="submit" className={buttonClass("medium")}>
            {account.saveLanguage}
          </button>
        </div>
      </Form>
    </Section>
  );
}
