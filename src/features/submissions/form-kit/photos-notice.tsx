import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";

/**
 * Part of the thanks in which the form's script shows the photos that follow the text, and links the private page.
 * Hidden until there are some.
 */
export function PhotosNotice() {
  const { t } = usePage(submissionTexts);
  return (
    <div data-following="" hidden>
      <p role="status" data-following-text="" />
      <p data-private-page="" hidden>
        <a href=".">{t("photos.privatePage")}</a>
      </p>
    </div>
  );
}
