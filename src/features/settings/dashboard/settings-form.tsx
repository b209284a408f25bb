import { type ReactNode, useEffect, useState } from "react";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { type Answers, useAnswers, useResetKey } from "#ui/dashboard/forms/use-answers.ts";
import { useUnsavedForm } from "#ui/dashboard/forms/use-unsaved.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { FieldProps } from "#ui/field.tsx";
import type { FormFields } from "../form-rules.ts";
import type { SettingsPart } from "../part-names.ts";
import { settingsTexts } from "../texts.ts";
import { AskedNotice } from "./asked-notice.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";

/** What the fields of a part's form need. */
export interface PartFields {
  /** Initial texts of the fields. */
  fields: FormFields;
  /** The id of a field on the page. */
  idOf(name: string): string;
  /** Returns the error of a field as text. */
  errorOf(name: string): string | undefined;
  /** Returns the properties of a field component, with its initial text. */
  field(name: string, label: string, more?: Partial<FieldProps>): { field: FieldProps; defaultValue: string };
}

interface SettingsFormProps {
  part: SettingsPart;
  title: string;
  lead: string;
  stored: StoredPart;
  /** Returns the label of a field, for the notice of a conflict. */
  nameOf(name: string): string;
  children(form: PartFields): ReactNode;
}

/** A part of the settings with its form, which retains what is typed until it is saved, and is reset then. */
export function SettingsForm({ part, title, lead, ...rest }: SettingsFormProps) {
  const answers = useAnswers(part);
  const round = useResetKey(answers, part);
  return (
    <div id={part} className={css.part}>
      <Section title={title} lead={lead}>
        <Editing key={round} part={part} answers={answers} {...rest} />
      </Section>
    </div>
  );
}

type EditingProps = Omit<SettingsFormProps, "title" | "lead"> & { answers: Answers };

function Editing({ part, stored, nameOf, answers, children }: EditingProps) {
  const { settings } = useTexts(settingsTexts);
  const { answer, Form, busy } = answers;
  const typed = answer !== undefined && "typed" in answer ? answer.typed : undefined;
  // A save of another form on the page must not change the initial values of this one.
  const [fields] = useState(typed ?? stored.fields);
  const [fingerprint, setFingerprint] = useState(typed?.print ?? stored.fingerprint);
  const conflict = answer?.kind === "conflict" ? answer : undefined;
  const asked = answer?.kind === "asked" ? answer : undefined;
  useEffect(() => {
    if (conflict !== undefined) setFingerprint(conflict.fingerprint);
  }, [conflict]);
  const unsaved = useUnsavedForm();
  const idOf = (name: string) => `${part}-${name.replaceAll(".", "-")}`;
  const errorOf = (name: string) => answers.errorOf(part, name);
  const form: PartFields = {
    fields,
    idOf,
    errorOf,
    field: (name, label, more) => ({
      field: { id: idOf(name), name, label, error: errorOf(name), ...more },
      defaultValue: fields[name] ?? "",
    }),
  };
  const isAnswerShown = conflict === undefined && asked === undefined;
  return (
    <>
      {isAnswerShown ? <AnswerNotice answer={answer} done={settings.done} /> : null}
      {conflict === undefined ? null : <ConflictNotice answer={conflict} nameOf={nameOf} />}
      {asked === undefined ? null : <AskedNotice answer={asked} />}
      <Form
        method="post"
        ref={unsaved}
        // Without script, the response scrolls to this part.
        action={`/dashboard/settings#${part}`}
        className={css.form}
        noValidate
        autoComplete="off"
        aria-label={settings.parts[part]}
      >
        <input type="hidden" name="intent" value={part} />
        <input type="hidden" name="print" value={conflict?.fingerprint ?? fingerprint} />
        {asked === undefined ? null : <input type="hidden" name="confirm" value={asked.confirm} />}
        {children(form)}
        <div>
          <button
            type="submit"
            className={buttonClass(asked === undefined ? "submit" : "cancel")}
            disabled={busy}
            aria-label={isAnswerShown ? `${settings.save}: ${settings.parts[part]}` : undefined}
          >
            {asked !== undefined ? settings.shorten : conflict !== undefined ? settings.saveOver : settings.save}
          </button>
        </div>
      </Form>
    </>
  );
}
