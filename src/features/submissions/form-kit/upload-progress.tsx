import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./upload-progress.module.css";

/** Progress bar of an upload; hidden until the form's script sends a file. */
export function UploadProgress() {
  const { t } = usePage(submissionTexts);
  return (
    <div className={css.progress} data-progress="" hidden>
      <progress max={100} value={0} aria-label={t("upload.progress")} />
      <p className="mono" data-percent="" aria-hidden="true" />
      <p className="hidden" role="status" />
    </div>
  );
}
