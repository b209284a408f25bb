import { useEffect, useRef } from "react";
import { data, Form, redirect } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { isLanguage, LANGUAGE_CODES, type Language, languageName } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { Checkbox, TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { fieldTexts } from "../field-texts.ts";
import { enteredFields, type FormField } from "../fields.ts";
import { describeForm } from "../form.ts";
import kit from "../form-kit/form.module.css";
import { remarkOf } from "../remarks.ts";
import { PASTED_MAX, readTextVersion } from "../text-version/text-version.ts";
import { submissionTexts } from "../texts.ts";
import type { Route } from "./+types/new-page";
import { inboxContext } from "./inbox-context.ts";
import { FormProvider, useForm, useInboxPath, useInboxTexts } from "./inbox-form.tsx";
import css from "./new-page.module.css";

// A mail of 64 kB, each byte written as `%C4`, and the fields that were read from it.
export const handle = { body: { bytes: 512 * 1024, seconds: 60 } };

const STORAGE_FAILURES = ["storage-unavailable", "storage-full"];

/** Loads the form. `key` makes a submission that is sent twice one. */
export async function loader(args: Route.LoaderArgs) {
  const { form } = await inboxContext(args);
  return { form: describeForm(form), key: crypto.randomUUID() };
}

/** Reads a pasted mail ("read"), or stores the fields that were checked ("store"). */
export async function action(args: Route.ActionArgs) {
  const { actor, inbox, form } = await inboxContext(args);
  const { intent, text = "", key = "", language = "", confirm, ...given } = await readFields(args.request);
  if (intent === "read") {
    const mail = readTextVersion(form, text);
    const options = { language: mail.language ?? actor.language, isConfirmed: false };
    return { values: mail.values, options, errors: {}, hasFailed: false };
  }
  if (intent !== "store") throw data(null, 400);
  const options = { language: isLanguage(language) ? language : actor.language, isConfirmed: confirm === "on" };
  try {
    const result = await inbox.enter(actor, form, given, { key, ...options });
    if (result.kind === "stored") return redirect(`/dashboard/${form.addresses.dashboard}/${result.key}`, 303);
    const errors: Record<string, string | undefined> = fieldTexts(
      form.fields,
      result.errors,
      submissionTexts.site(actor.language),
    );
    return data({ values: given, options, errors, hasFailed: false }, { status: 422 });
  } catch (error) {
    if (!STORAGE_FAILURES.includes(failureId(error) ?? "")) throw error;
    return data({ values: given, options, errors: {}, hasFailed: true }, { status: 503 });
  }
}

/** Enters a submission that came by e-mail: the mail is pasted, its fields are recognised and checked, then stored. */
export default function NewSubmissionPage({ loaderData: { form, key }, actionData }: Route.ComponentProps) {
  return (
    <FormProvider form={form}>
      <NewSubmission submissionKey={key} read={actionData} />
    </FormProvider>
  );
}

interface NewSubmissionProps {
  submissionKey: string;
  read: (Entered & { hasFailed: boolean }) | undefined;
}

function NewSubmission({ submissionKey, read }: NewSubmissionProps) {
  const { shell } = useTexts();
  const t = useInboxTexts();
  const path = useInboxPath();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, or far below a wrong field.
  useEffect(() => {
    if (read !== undefined) (form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? note.current)?.focus();
  }, [read]);
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: path },
  ];
  return (
    <div className="wrap">
      <PageHead title={read === undefined ? t.enter.title : t.enter.check} way={way} />
      {read === undefined ? (
        <Form method="post" className={`${kit.form} ${css.paste}`}>
          <p className={kit.note}>{t.enter.lead}</p>
          <TextArea
            field={{ id: "text", name: "text", label: t.enter.pasted, wide: true }}
            rows={16}
            maxLength={PASTED_MAX}
          />
          <div className={kit.actions}>
            <button type="submit" className={buttonClass("submit")} name="intent" value="read">
              {t.enter.read}
            </button>
          </div>
        </Form>
      ) : (
        <Form method="post" className={`${kit.form} ${css.check}`} noValidate ref={form}>
          {read.hasFailed ? (
            <Notice kind="failed" place={kit.wide} ref={note}>
              <p>{t.enter.failed}</p>
            </Notice>
          ) : (
            <div className={kit.note} tabIndex={-1} ref={note}>
              <p>{t.enter.checkLead}</p>
            </div>
          )}
          <input type="hidden" name="key" value={submissionKey} />
          <EnteredFields {...read} />
          <div className={kit.actions}>
            <button type="submit" className={buttonClass("submit")} name="intent" value="store">
              {t.enter.store}
            </button>
          </div>
        </Form>
      )}
    </div>
  );
}

interface Entered {
  values: Readonly<Record<string, string>>;
  options: { language: Language; isConfirmed: boolean };
  errors: Readonly<Record<string, string | undefined>>;
}

/** The fields with their values, the sender's language, and whether the sender gets a confirmation. */
function EnteredFields({ values, options, errors }: Entered) {
  const { language } = useStaff();
  const { fields, mails } = useForm();
  const t = useInboxTexts();
  const control = ([name, rules]: [string, FormField]) => {
    const value = values[name] ?? "";
    const remark = remarkOf(rules, value);
    const field = {
      id: name,
      name,
      label: t.labels[name] ?? name,
      optional: rules.required ? undefined : "",
      error: errors[name],
      remark: remark && t.remarks[remark],
    };
    if (rules.control === "area") {
      return (
        <TextArea key={name} field={{ ...field, wide: true }} rows={rules.required ? 10 : 3} defaultValue={value} />
      );
    }
    if (rules.choices === undefined) return <TextField key={name} field={field} defaultValue={value} />;
    return (
      <SelectField key={name} field={field} defaultValue={value}>
        {["", ...rules.choices].map((choice) => (
          <option key={choice} value={choice}>
            {t.choices[name]?.[choice] ?? t.enter.choose}
          </option>
        ))}
      </SelectField>
    );
  };
  return (
    <>
      {Object.entries(enteredFields(fields)).map(control)}
      <SelectField
        field={{ id: "language", name: "language", label: t.enter.language }}
        defaultValue={options.language}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code}>
            {languageName(code, language)}
          </option>
        ))}
      </SelectField>
      {mails.confirmation === undefined ? null : (
        <Checkbox field={{ id: "confirm", name: "confirm", optional: "" }} defaultChecked={options.isConfirmed}>
          {t.enter.confirm}
        </Checkbox>
      )}
    </>
  );
}
