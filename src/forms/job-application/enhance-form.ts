import { fileZone } from "#features/submissions/enhance/file-zone.ts";
import { formDialog } from "#features/submissions/enhance/form-dialog.ts";
import { allWorded, textsOf, type UploadTexts, worded } from "#features/submissions/enhance/form-texts.ts";
import type { Answer } from "#features/submissions/enhance/post-form.ts";
import { sendInPlace } from "#features/submissions/enhance/sendable-form.ts";
import { typedIn } from "#features/submissions/enhance/submission.ts";
import { uploadProgress } from "#features/submissions/enhance/upload-progress.ts";
import { watchFields } from "#features/submissions/enhance/watch-fields.ts";
import { APPLICATION_FIELDS, applicationValues, checkApplication } from "./application-form.ts";
import { judgeCvFile } from "./cv-file.ts";

/** As long as the server waits for a CV: 10 MB over 256 kbit/s take five and a half minutes. */
const TIMEOUT_MS = 900_000;
const TYPED = ["firstName", "lastName", "email", "phone"];

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

/** The CV form, in its dialog or on its page: checked field by field, its file judged when chosen, sent with progress. */
export function applicationForm(form: HTMLFormElement): void {
  const texts = textsOf<UploadTexts>(form);
  const dialog = form.closest("dialog");
  const zone = form.querySelector<HTMLElement>("[data-zone]");
  const fields = watchFields(form, {
    fields: APPLICATION_FIELDS,
    silent: ["cv"],
    check() {
      const result = checkApplication(applicationValues(typedIn(form)));
      const errors = result.ok ? {} : allWorded(result.errors, texts);
      return file?.file() === undefined ? { ...errors, cv: worded({ id: "fileMissing" }, texts) } : errors;
    },
  });
  const file =
    zone === null
      ? undefined
      : fileZone(zone, {
          around: dialog ?? form,
          accept(chosen) {
            const error = judgeCvFile(chosen);
            fields.show("cv", error === undefined ? undefined : worded({ id: error }, texts));
            return error === undefined;
          },
          onRemoved: () => fields.show("cv", undefined),
        });
  const { sending, progress } = uploadProgress(form, texts);
  const { stop } = sendInPlace(form, {
    fields,
    texts,
    timeoutMs: TIMEOUT_MS,
    failure: (answer) => failureText(answer, texts),
    onSending: sending,
    onProgress: progress,
    onKept() {
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
    return file?.file() === undefined && TYPED.every((name) => (typed[name] ?? "") === "");
  };
  formDialog(dialog, { untouched, stop, onClosed: fields.clear });
}
