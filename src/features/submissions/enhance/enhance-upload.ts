import { checkFile } from "../check.ts";
import { type FormFields, isFile } from "../fields.ts";
import { formNamed, watchForm } from "./enhance-form.ts";
import { fileZone } from "./file-zone.ts";
import { formDialog } from "./form-dialog.ts";
import { textsOf, type UploadTexts, worded } from "./form-texts.ts";
import type { Answer } from "./post-form.ts";
import { sendInPlace } from "./sendable-form.ts";
import { typedIn } from "./submission.ts";
import { uploadProgress } from "./upload-progress.ts";

/** Controls with a preselected value, which does not count as input that a stray click could lose. */
const CHOSEN = ["choice", "reference"];

function failureText(answer: Answer, texts: UploadTexts): string {
  if (answer.kind === "stopped") return texts.stopped;
  const more =
    answer.kind === "refused"
      ? answer.error
      : answer.kind === "lost" || answer.kind === "timeOut"
        ? texts.lost
        : texts.failed;
  return `${texts.uploadError} ${more}`;
}

/**
 * Enhances a form with a file, on its page or in a dialog: checks each field, checks the file when it is chosen, and
 * sends in place with a progress bar.
 * @param timeoutMs the server's limit for the body
 */
export function enhanceUpload(name: string, fields: FormFields, timeoutMs: number): void {
  const form = formNamed(name);
  const [fileName, fileField] = Object.entries(fields).find(([, field]) => isFile(field)) ?? [];
  if (form === null || fileName === undefined || fileField === undefined || !isFile(fileField)) return;
  const texts = textsOf<UploadTexts>(form);
  const dialog = form.closest("dialog");
  const zone = form.querySelector<HTMLElement>("[data-zone]");
  const missing = fileField.errors.missing;
  const watch = watchForm(form, fields, texts, () =>
    missing === undefined || file?.file() !== undefined ? {} : { [fileName]: worded({ id: missing }, texts) },
  );
  const file =
    zone === null
      ? undefined
      : fileZone(zone, {
          around: dialog ?? form,
          accept(chosen) {
            const error = checkFile(fileField, chosen);
            watch.show(fileName, error === undefined ? undefined : worded({ id: error }, texts));
            return error === undefined;
          },
          onRemoved: () => watch.show(fileName, undefined),
        });
  const { sending, progress } = uploadProgress(form, texts);
  const { stop } = sendInPlace(form, {
    fields: watch,
    texts,
    timeoutMs,
    failure: (answer) => failureText(answer, texts),
    onSending: sending,
    onProgress: progress,
    onStored() {
      file?.clear();
      dialog?.close();
    },
  });
  form.querySelector<HTMLElement>("[data-cancel]")?.addEventListener("click", (event) => {
    if (stop()) event.preventDefault();
    else dialog?.close();
  });
  if (dialog === null) return;
  const untouched = () => {
    const typed = typedIn(form);
    const areEmpty = Object.entries(fields).every(
      ([field, { control }]) => CHOSEN.includes(control) || (typed[field] ?? "") === "",
    );
    return file?.file() === undefined && areEmpty;
  };
  formDialog(dialog, { untouched, stop, onClosed: watch.clear });
}
