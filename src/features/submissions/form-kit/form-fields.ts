import type { FieldProps } from "#ui/field.tsx";

interface FormFieldsOptions<Field extends string> {
  /** Begins the ids of the fields: "contact". */
  form: string;
  /** In the order of the page. */
  labels: Readonly<Record<Field, string>>;
  /** What is wrong, in words. */
  errors: Partial<Record<Field, string>>;
}

/** What the fields of a form have in common, and those of them that are wrong. */
export function formFields<Field extends string>({ form, labels, errors }: FormFieldsOptions<Field>) {
  const field = (name: Field): FieldProps => ({
    id: `${form}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
  });
  const wrong = (Object.keys(labels) as Field[]).flatMap((name) => {
    const error = errors[name];
    return error === undefined ? [] : [{ id: `${form}-${name}`, label: labels[name], error }];
  });
  return { field, wrong };
}
