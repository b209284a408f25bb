import { browserErrors } from "../check.ts";
import type { FormTexts, UploadTexts } from "../enhance/form-texts.ts";
import { limitsOf } from "../field-texts.ts";
import type { FormFields } from "../fields.ts";
import { FIELD_ERRORS } from "../person-fields.ts";
import type { SubmissionText } from "../texts.ts";

/** Returns the messages of the errors that a form's script can report. */
function errorTexts(fields: FormFields, t: SubmissionText): Record<string, string> {
  const values = { ...limitsOf(fields), max: "{max}" };
  const found = browserErrors(fields);
  const entries = FIELD_ERRORS.filter((id) => found.has(id)).map((id) => [id, t(`forms.errors.${id}`, values)]);
  return Object.fromEntries(entries);
}

/** Returns the texts of the script of a form without files. */
export function formTexts(fields: FormFields, t: SubmissionText): FormTexts {
  return {
    errors: errorTexts(fields, t),
    sending: t("forms.sending"),
    lost: t("forms.lost"),
    timeOut: t("forms.timeOut"),
    failed: t("forms.failed"),
  };
}

/** Returns the texts of the script of a form with a file. */
export function uploadTexts(fields: FormFields, t: SubmissionText): UploadTexts {
  return {
    errors: errorTexts(fields, t),
    sending: t("forms.sending"),
    lost: t("upload.lost"),
    timeOut: t("upload.lost"),
    failed: t("upload.failed"),
    uploadError: t("upload.error"),
    stopped: t("upload.stopped"),
    uploading: t("upload.uploading", { percent: "{percent}" }),
    uploaded: t("upload.uploaded"),
  };
}
