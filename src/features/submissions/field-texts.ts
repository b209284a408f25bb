import { CV_MAX_MEGABYTES } from "#forms/job-application/cv-file.ts";
import type { FieldError, FieldErrors } from "./person-fields.ts";
import type { SubmissionText } from "./texts.ts";

/** Words an error of a field. */
function fieldText({ id, max }: FieldError, t: SubmissionText): string {
  return t(`forms.errors.${id}`, { max, megabytes: CV_MAX_MEGABYTES });
}

/** Words the errors of a form, by field. */
export function fieldTexts<Field extends string>(
  errors: FieldErrors<Field>,
  t: SubmissionText,
): Partial<Record<Field, string>> {
  const entries = Object.entries<FieldError | undefined>(errors);
  return Object.fromEntries(
    entries.flatMap(([field, error]) => (error === undefined ? [] : [[field, fieldText(error, t)]])),
  ) as Partial<Record<Field, string>>;
}
