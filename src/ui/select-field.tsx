import type { ComponentProps, ReactNode } from "react";
import { described, Field, type FieldProps } from "./field.tsx";
import css from "./select-field.module.css";

/** A select field; options are the children. */
export function SelectField({
  field,
  children,
  ...control
}: { field: FieldProps; defaultValue: string; children: ReactNode } & Pick<
  ComponentProps<"select">,
  "ref" | "onChange"
>) {
  return (
    <Field {...field}>
      <select className={css.select} {...described(field)} required={false} {...control}>
        {children}
      </select>
    </Field>
  );
}
