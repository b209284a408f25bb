import type { FieldProps } from "#ui/field.tsx";

interface FormFieldsOptions<Field extends string> {
  /** Prefix of the fields' ids: "contact". */
  form: string;
  /** In page order. */
  labels: Readonly<Record<Field, string>>;
  /** Error messages. */
  errors: Partial<Record<Field, string>>;
}

/** Returns the common props of a form's fields, and the list of invalid fields. */
export function formFields<Field extends string>({ form, labels, errors }: FormFieldsOptions<Field>) {
  const field = (name: Field): FieldProps => ({
    id: `${form}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
  });
  const wrong: { id: string; label: string; error: string }[] = (Object.keys(labels) as Field[]).flatMap((name) => {
    const error = errors[name];
    return error === undefined ? [] : [{ id: `${form}-${name}`, label: labels[name], error }];
  });
  return { field, wrong };
}
