import { formatDay } from "#platform/i18n/dates.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { careersTexts } from "./texts.ts";

/** Shows the last day for applications in the page's language. @param day YYYY-MM-DD */
export function LastDay({ day, place }: { day: string; place?: string | undefined }) {
  const { t, language } = usePage(careersTexts);
  return (
    <p className={place} lang={language}>
      <time dateTime={day}>{t("openUntil", { day: formatDay(day, language) })}</time>
    </p>
  );
}
