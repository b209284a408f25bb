import { PICTURE_MAX_MEGAPIXELS } from "#features/media-library/picture-limits.ts";
import { endingsOf, type FileField, type FormField, type FormFields, isFile } from "./fields.ts";
import { fieldNamed } from "./lines.ts";
import type { FieldError, FieldErrors } from "./person-fields.ts";
import type { SubmissionText } from "./texts.ts";

const MEGABYTE = 1024 * 1024;

/** Returns the size limit of a file in whole megabytes. */
export const megabytesOf = ({ maxBytes }: Pick<FileField, "maxBytes">): number => Math.floor(maxBytes / MEGABYTE);

/** Returns the limits of a field that its error messages mention, besides the length of a text. */
export const limitsOf = (field: FormField) =>
  isFile(field)
    ? {
        megabytes: megabytesOf(field),
        megapixels: PICTURE_MAX_MEGAPIXELS,
        endings: endingsOf(field).join(", "),
        several: field.several,
      }
    : {};

/** Returns the texts of a form's errors, by field. */
export function fieldTexts<F extends FormFields>(
  fields: F,
  errors: FieldErrors<keyof F & string>,
  t: SubmissionText,
): Partial<Record<keyof F & string, string>> {
  const entries = Object.entries<FieldError | undefined>(errors);
  return Object.fromEntries(
    entries.flatMap(([name, error]) => {
      const field = fieldNamed(fields, name);
      if (error === undefined || field === undefined) return [];
      return [[name, t(`forms.errors.${error.id}`, { ...limitsOf(field), max: error.max })]];
    }),
  ) as Partial<Record<keyof F & string, string>>;
}
