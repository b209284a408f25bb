import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./sent-notice.module.css";

/**
 * Part of the thanks in which the form's script shows the photos that follow the text, and which says how others can be
 * added.
 * @param isComplete whether all photos that were sent without script could be processed
 */
export function PhotosNotice({ isComplete }: { isComplete: boolean }) {
  const { t } = usePage(submissionTexts);
  return (
    <>
      <div className={css.following} data-following="" hidden={isComplete}>
        <p role="status" data-following-text="">
          {isComplete ? null : t("photos.notProcessed")}
        </p>
      </div>
      <p>{t("photos.byMail")}</p>
    </>
  );
}
