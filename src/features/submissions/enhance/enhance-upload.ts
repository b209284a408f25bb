import { checkFile } from "../check.ts";
import { type FileField, type FormFields, filesOf } from "../fields.ts";
import { formNamed, watchForm } from "./enhance-form.ts";
import { type FileZone, fileZone, refuseDrops } from "./file-zone.ts";
import { formDialog } from "./form-dialog.ts";
import { textsOf, type UploadTexts, worded } from "./form-texts.ts";
import type { Answer } from "./post-form.ts";
import { sendWithoutReload } from "./sendable-form.ts";
import { formValues } from "./submission.ts";
import { uploadProgress } from "./upload-progress.ts";
import type { Errors } from "./watch-fields.ts";

/** Controls with a preselected value, which does not count as input that a stray click could lose. */
const CHOSEN = ["choice", "reference"];

function failureText(answer: Answer, texts: UploadTexts): string {
  if (answer.kind === "refused") return texts.refused.replace("{reason}", () => answer.error);
  return answer.kind === "stopped" || answer.kind === "lost" || answer.kind === "timeOut"
    ? texts[answer.kind]
    : texts.failed;
}

/**
 * Enhances a form with files, on its page or in a dialog: checks each field, checks a file when it is chosen, and sends
 * in place with a progress bar.
 * @param timeoutMs the server's limit for the body
 */
export function enhanceUpload(name: string, fields: FormFields, timeoutMs: number): void {
  const form = formNamed(name);
  if (form === null) return;
  const texts = textsOf<UploadTexts>(form);
  const dialog = form.closest("dialog");
  const around = dialog ?? form;
  const fileFields = filesOf(fields);
  const files = new Map<string, FileZone>();
  const missingFiles = (): Errors =>
    Object.fromEntries(
      fileFields.flatMap(([field, { errors }]) => {
        const isMissing = errors.missing !== undefined && files.get(field)?.file() === undefined;
        return isMissing ? [[field, worded(field, { id: errors.missing }, texts)]] : [];
      }),
    );
  const watch = watchForm(form, fields, texts, missingFiles);
  const zoneOf = (field: string, rules: FileField): FileZone | undefined => {
    const zone = form.querySelector(`input[name=${field}]`)?.closest<HTMLElement>("[data-zone]");
    if (!zone) return undefined;
    return fileZone(zone, {
      // A file that is dropped beside several zones belongs to none of them.
      around: fileFields.length === 1 ? around : zone,
      accept(chosen) {
        const error = checkFile(rules, chosen);
        watch.show(field, error === undefined ? undefined : worded(field, { id: error }, texts));
        return error === undefined;
      },
      onRemoved: () => watch.show(field, undefined),
    });
  };
  for (const [field, rules] of fileFields) {
    const zone = zoneOf(field, rules);
    if (zone !== undefined) files.set(field, zone);
  }
  if (fileFields.length > 1) refuseDrops(around);
  const { sending, progress } = uploadProgress(form, texts);
  const { stop } = sendWithoutReload(form, {
    fields: watch,
    texts,
    timeoutMs,
    failure: (answer) => failureText(answer, texts),
    onSending: sending,
    onProgress: progress,
    onStored() {
      for (const file of files.values()) file.clear();
      dialog?.close();
      return undefined;
    },
  });
  form.querySelector<HTMLElement>("[data-cancel]")?.addEventListener("click", (event) => {
    if (stop()) event.preventDefault();
    else dialog?.close();
  });
  if (dialog === null) return;
  const untouched = () => {
    const typed = formValues(form);
    const areEmpty = Object.entries(fields).every(
      ([field, { control }]) => CHOSEN.includes(control) || (typed[field] ?? "") === "",
    );
    return areEmpty && [...files.values()].every((file) => file.file() === undefined);
  };
  formDialog(dialog, { untouched, stop, onClosed: watch.clear });
}
