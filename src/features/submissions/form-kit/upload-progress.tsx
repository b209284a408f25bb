import { usePage } from "#ui/site/page-context.tsx";
import css from "./upload-progress.module.css";

/** How much of a file has been sent: hidden until the browser's script sends one. */
export function UploadProgress() {
  const { t } = usePage();
  return (
    <div className={css.progress} data-progress="" hidden>
      <progress max={100} value={0} aria-label={t("careers.uploadProgress")} />
      <p className="mono" data-percent="" aria-hidden="true" />
      <p className="hidden" role="status" />
    </div>
  );
}
