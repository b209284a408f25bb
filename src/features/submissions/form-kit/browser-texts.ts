import { CV_MAX_MEGABYTES } from "#forms/job-application/cv-file.ts";
import type { FormTexts, UploadTexts } from "../enhance/form-texts.ts";
import { FIELD_ERRORS, type FieldErrorId } from "../person-fields.ts";
import type { SubmissionText } from "../texts.ts";

/** Errors that only one of the forms knows, or that only the server finds. */
const NOT_IN_CONTACT: ReadonlySet<FieldErrorId> = new Set(
  FIELD_ERRORS.filter((id) => /^(?:phone|offer|consent|line|file)/.test(id)),
);
const NOT_IN_APPLICATION: ReadonlySet<FieldErrorId> = new Set([
  "onlyLetters",
  "emailConfirmRequired",
  "emailsDiffer",
  "messageRequired",
  "termsRequired",
  "fileNotWhatItSays",
  "fileMacros",
  "fileActiveContent",
  "fileLocked",
  "fileInfected",
]);

function errorTexts(t: SubmissionText, left: ReadonlySet<FieldErrorId>): Record<string, string> {
  const values = { max: "{max}", megabytes: CV_MAX_MEGABYTES };
  const entries = FIELD_ERRORS.filter((id) => !left.has(id)).map((id) => [id, t(`forms.errors.${id}`, values)]);
  return Object.fromEntries(entries);
}

/** The texts that the script of the contact form shows. */
export function contactTexts(t: SubmissionText): FormTexts {
  return {
    errors: errorTexts(t, NOT_IN_CONTACT),
    sending: t("forms.sending"),
    lost: t("forms.lost"),
    timeOut: t("forms.timeOut"),
    failed: t("forms.failed"),
  };
}

/** The texts that the script of the CV form shows. */
export function uploadTexts(t: SubmissionText): UploadTexts {
  return {
    errors: errorTexts(t, NOT_IN_APPLICATION),
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
