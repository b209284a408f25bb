import { PICTURE_MAX_MEGAPIXELS } from "#features/media-library/picture-limits.ts";
import type { FormFields } from "./fields.ts";
import type { FieldError, FieldErrors } from "./person-fields.ts";
import type { SubmissionText } from "./texts.ts";

const MEGABYTE = 1024 * 1024;

/** Returns the size limit of a form's file in whole megabytes; undefined for a form without files. */
export function megabytesOf(fields: FormFields): number | undefined {
  const sizes = Object.values(fields).flatMap(({ maxBytes }) => maxBytes ?? []);
  return sizes[0] === undefined ? undefined : Math.floor(sizes[0] / MEGABYTE);
}

/** Limits that error messages mention, besides the length of a text. */
export const limitsOf = (fields: FormFields) => ({
  megabytes: megabytesOf(fields),
  megapixels: PICTURE_MAX_MEGAPIXELS,
});

/** Returns the texts of a form's errors, by field. */
export function fieldTexts<F extends FormFields>(
  fields: F,
  errors: FieldErrors<keyof F & string>,
  t: SubmissionText,
): Partial<Record<keyof F & string, string>> {
  const values = limitsOf(fields);
  const entries = Object.entries<FieldError | undefined>(errors);
  return Object.fromEntries(
    entries.flatMap(([field, error]) =>
      error === undefined ? [] : [[field, t(`forms.errors.${error.id}`, { ...values, max: error.max })]],
    ),
  ) as Partial<Record<keyof F & string, string>>;
}
