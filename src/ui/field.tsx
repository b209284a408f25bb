import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";
import { errorId, FieldError } from "./field-error.tsx";

/** Properties of every form field. */
export interface FieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Label suffix of an optional field, or an empty one; without it the field is required. */
  optional?: string | undefined;
  /** What to enter in the field. */
  hint?: ReactNode;
  error?: string | undefined;
  /** What looks wrong about the value, without being an error. Empty: a hidden place for the form's script. */
  remark?: string | undefined;
  /** Takes the full width of the form. */
  wide?: boolean;
}

/** Returns the attributes of the control that refer to its hint and error. */
export function described({ id, name, hint, error, remark, optional }: FieldProps) {
  const notes = [
    hint === undefined ? [] : `${id}-hint`,
    remark === undefined ? [] : `${id}-remark`,
    errorId(id),
  ].flat();
  return {
    id,
    name,
    required: optional === undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": notes.join(" "),
  };
}

/** A label, its hint, a control, which is the child, and the places for an error and a remark. */
export function Field({
  id,
  label,
  optional,
  hint,
  error,
  remark,
  wide,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={wide === true ? `${css.field} ${css.wide}` : css.field}>
      <label htmlFor={id}>
        {label}
        {(optional ?? "") === "" ? null : <span className={css.optional}> ({optional})</span>}
      </label>
      {hint === undefined ? null : (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {remark === undefined ? null : (
        <p className={css.remark} id={`${id}-remark`} role="status" hidden={remark === ""}>
          {remark}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type Control = Pick<
  ComponentProps<"input">,
  | "type"
  | "autoComplete"
  | "inputMode"
  | "list"
  | "autoCapitalize"
  | "spellCheck"
  | "lang"
  | "defaultValue"
  | "onChange"
>;

/** A line of text. @param children what follows the control */
export function TextField({ field, children, ...control }: { field: FieldProps; children?: ReactNode } & Control) {
  return (
    <Field {...field}>
      <input {...described(field)} {...control} />
      {children}
    </Field>
  );
}

/** A multi-line text field. */
export function TextArea({
  field,
  ...control
}: { field: FieldProps } & Pick<ComponentProps<"textarea">, "ref" | "rows" | "maxLength" | "lang" | "defaultValue">) {
  return (
    <Field {...field}>
      <textarea {...described(field)} rows={7} {...control} />
    </Field>
  );
}

/** A checkbox; its label is the children and may contain a link. */
export function Checkbox({
  field,
  defaultChecked,
  children,
}: {
  field: Omit<FieldProps, "label">;
  defaultChecked?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`${css.field} ${css.wide}`}>
      <label className={css.choice}>
        <input type="checkbox" {...described({ label: "", ...field })} defaultChecked={defaultChecked} />
        <span>{children}</span>
      </label>
      <FieldError id={field.id} error={field.error} />
    </div>
  );
}

/** Radio buttons, each with a description; the first one is selected by default. */
export function RadioGroup({
  field,
  options,
  chosen,
}: {
  field: Omit<FieldProps, "hint" | "optional">;
  options: readonly { value: string; label: string; meaning: string }[];
  chosen: string;
}) {
  const { id, name, label, error } = field;
  return (
    <fieldset className={`${css.field} ${css.wide}`} aria-describedby={errorId(id)}>
      <legend>{label}</legend>
      {options.map(({ value, label: words, meaning }, i) => (
        <label className={css.choice} key={value}>
          <input
            type="radio"
            id={i === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required
          />
          <span>
            {words}
            <span className="hidden">: </span>
            <span className={css.hint}>{meaning}</span>
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
