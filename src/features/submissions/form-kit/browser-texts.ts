import { browserErrors } from "../check.ts";
import type { FormTexts, PhotosTexts, UploadTexts } from "../enhance/form-texts.ts";
import { limitsOf } from "../field-texts.ts";
import type { FormFields } from "../fields.ts";
import { FIELD_ERRORS } from "../person-fields.ts";
import { canHaveRemark, REMARKS } from "../remarks.ts";
import type { SubmissionText } from "../texts.ts";

/**
 * Returns the messages of the errors that a form's script can report, by error id. Files can have different limits: the
 * message of a later field that differs is added as "<field>.<id>".
 */
function errorTexts(fields: FormFields, t: SubmissionText): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const id of FIELD_ERRORS) {
    for (const [name, field] of Object.entries(fields)) {
      if (!browserErrors(field).has(id)) continue;
      const text = t(`forms.errors.${id}`, { ...limitsOf(field), max: "{max}" });
      texts[id] ??= text;
      if (texts[id] !== text) texts[`${name}.${id}`] = text;
    }
  }
  return texts;
}

/** Returns the texts of remarks; nothing for a form without fields that can have any. */
function remarkTexts(fields: FormFields, t: SubmissionText): Pick<FormTexts, "remarks"> {
  if (!Object.values(fields).some(canHaveRemark)) return {};
  const remarks = Object.fromEntries(REMARKS.map((id) => [id, t(`forms.remarks.${id}`)]));
  return { remarks: { ...remarks, didYouMean: t("forms.remarks.didYouMean", { name: "{name}" }) } };
}

/** Returns the texts of the script of a form without files. */
export function formTexts(fields: FormFields, t: SubmissionText): FormTexts {
  return {
    errors: errorTexts(fields, t),
    ...remarkTexts(fields, t),
    sending: t("forms.sending"),
    lost: t("forms.lost"),
    timeOut: t("forms.timeOut"),
    failed: t("forms.failed"),
  };
}

/** Returns the texts of the script of a form with files. */
export function uploadTexts(fields: FormFields, t: SubmissionText): UploadTexts {
  return {
    errors: errorTexts(fields, t),
    ...remarkTexts(fields, t),
    sending: t("forms.sending"),
    refused: t("upload.refused", { reason: "{reason}" }),
    lost: t("upload.lost"),
    timeOut: t("upload.lost"),
    failed: t("upload.failed"),
    stopped: t("upload.stopped"),
    uploading: t("upload.uploading", { percent: "{percent}" }),
    uploaded: t("upload.uploaded"),
  };
}

/** Returns the texts of the script of a form with photos that follow the text. */
export function photosTexts(fields: FormFields, t: SubmissionText): PhotosTexts {
  return {
    ...formTexts(fields, t),
    photos: {
      reducing: t("photos.reducing"),
      waiting: t("photos.waiting"),
      percent: t("photos.percent", { percent: "{percent}" }),
      sent: t("photos.sent"),
      retrying: t("photos.retrying"),
      gaveUp: t("photos.gaveUp"),
      following: t("photos.following"),
      allSent: t("photos.allSent"),
      someLeft: t("photos.someLeft"),
      notSent: t("photos.notSent"),
    },
  };
}
