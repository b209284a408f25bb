import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./upload-progress.module.css";

/** How much of a file has been sent: hidden until the browser's script sends one. */
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
