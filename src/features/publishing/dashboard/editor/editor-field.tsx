import type { ReactNode } from "react";
import { inLanguageName, isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "#ui/field.module.css";
import { errorId, FieldError } from "#ui/field-error.tsx";
import type { Problem } from "../../problems.ts";
import { publishingTexts } from "../../texts.ts";
import { useItemEditor } from "./editor-context.tsx";
import { fieldId } from "./field-place.ts";

/** A field of the form: its label, hint and error. */
export interface FieldInfo {
  /** "img" or "texts.pl.title". */
  path: string;
  label: string;
  required: boolean;
  hint?: ReactNode;
  /** Its error while it is typed, before the draft is checked. */
  error?: string | undefined;
}

/** Returns the text of a problem. @param account the account's language */
export function problemText(
  { problems }: StaffTexts<typeof publishingTexts>,
  { code, detail = "" }: Problem,
  account: Language,
): string {
  return fill(problems[code], { detail, inLanguage: isLanguage(detail) ? inLanguageName(detail, account) : "" });
}

/** Returns the error of a field that prevents saving or publishing. */
export function useFieldError({ path, error }: Pick<FieldInfo, "path" | "error">): string | undefined {
  const { texts, language } = useStaff(publishingTexts);
  const { problems } = useItemEditor();
  const found = problems.find((problem) => problem.path === path && problem.severity !== "advice");
  return error ?? (found && problemText(texts, found, language));
}

/** Returns the attributes that connect a control to its label, hint and error. */
export function useControlAttributes(info: FieldInfo) {
  const { path, hint, required } = info;
  const id = fieldId(path);
  const error = useFieldError(info);
  return {
    id,
    "aria-required": required || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": hint === undefined ? errorId(id) : `${id}-hint ${errorId(id)}`,
  };
}

/** One control with its label above, hint and error below. */
export function EditorField({ info, children }: { info: FieldInfo; children: ReactNode }) {
  const id = fieldId(info.path);
  return (
    <div className={css.field}>
      <label htmlFor={id} id={`${id}-label`}>
        <FieldLabel info={info} />
      </label>
      {children}
      <FieldHint info={info} />
      <FieldError id={id} error={useFieldError(info)} />
    </div>
  );
}

interface EditorGroupProps {
  info: FieldInfo;
  /** Shows the hint above the controls, of which there may be many. */
  hintFirst?: boolean;
  children: ReactNode;
}

/** A group of controls with a common label, hint and error. */
export function EditorGroup({ info, hintFirst = false, children }: EditorGroupProps) {
  const id = fieldId(info.path);
  const describedBy = info.hint === undefined ? errorId(id) : `${id}-hint ${errorId(id)}`;
  return (
    <fieldset className={css.field} id={id} aria-describedby={describedBy}>
      <legend>
        <FieldLabel info={info} />
      </legend>
      {hintFirst ? <FieldHint info={info} /> : null}
      {children}
      {hintFirst ? null : <FieldHint info={info} />}
      <FieldError id={id} error={useFieldError(info)} />
    </fieldset>
  );
}

function FieldLabel({ info: { label, required } }: { info: FieldInfo }) {
  const { parts } = useTexts();
  if (required) return label;
  return (
    <>
      {label} <span className={css.optional}>({parts.optional})</span>
    </>
  );
}

function FieldHint({ info: { path, hint } }: { info: FieldInfo }) {
  if (hint === undefined) return null;
  return (
    <p className={css.hint} id={`${fieldId(path)}-hint`}>
      {hint}
    </p>
  );
}
