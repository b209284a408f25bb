import { useId } from "react";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Checkbox } from "#ui/field.tsx";
import { CONTENT_MAX_MEGABYTES } from "../import-limits.ts";
import { transferTexts } from "../texts.ts";
import css from "./import-form.module.css";
import type { ImportProgress } from "./send-content.ts";
import type { ImportWork } from "./use-import.ts";

/** Form for importing a content file. Without script, the page is reloaded with the result. */
export function ImportForm({ work: { progress, start } }: { work: ImportWork }) {
  const texts = useTexts(transferTexts).transfer.import;
  const id = useId();
  const busy = progress !== undefined;
  return (
    <form
      method="post"
      action="/dashboard/import"
      encType="multipart/form-data"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const file = new FormData(event.currentTarget).get("file");
        if (file instanceof File) start(file);
      }}
    >
      <p className="muted">{texts.checks}</p>
      <div className={css.file}>
        <label htmlFor={id}>{texts.file}</label>
        <p className="muted" id={`${id}-hint`}>
          {fill(texts.fileHint, { megabytes: CONTENT_MAX_MEGABYTES })}
        </p>
        <input
          id={id}
          type="file"
          name="file"
          accept=".json,application/json"
          aria-describedby={`${id}-hint`}
          required
        />
      </div>
      <Checkbox field={{ id: `${id}-replace`, name: "replace" }}>{texts.replaces}</Checkbox>
      <div>
        <button type="submit" className={buttonClass("submit")} disabled={busy}>
          {texts.submit}
        </button>
      </div>
      <Progress progress={progress} />
    </form>
  );
}

function Progress({ progress }: { progress: ImportProgress | undefined }) {
  const texts = useTexts(transferTexts).transfer.import;
  const id = useId();
  return (
    <div className={css.progress}>
      {progress === undefined ? null : <progress aria-labelledby={id} max={100} {...shareOf(progress)} />}
      {/* Numbers would be read out with every step: only what is done now is. */}
      <p id={id} role="status">
        {progress === undefined ? null : stepWords(progress, texts)}
      </p>
      {progress === undefined || progress.step === "sending" ? null : <p className="muted">{texts.mayLeave}</p>}
    </div>
  );
}

/** Returns the value of the progress bar; none for an indeterminate one. */
function shareOf(progress: ImportProgress): { value?: number } {
  if (progress.step === "sending") return { value: Math.round(progress.share * 100) };
  return progress.step === "files" && progress.of > 0 ? { value: (progress.done / progress.of) * 100 } : {};
}

function stepWords(
  progress: ImportProgress,
  { steps }: StaffTexts<typeof transferTexts>["transfer"]["import"],
): string {
  if (progress.step === "sending") return fill(steps.sending, { percent: Math.round(progress.share * 100) });
  if (progress.step === "files") return fill(steps.files, { done: progress.done, of: progress.of });
  return steps[progress.step];
}
