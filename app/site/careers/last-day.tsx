import { wordedDay } from "#content/time-zone.ts";
import { usePage } from "../page/page-context.tsx";

/** Shows the last day for applications, in words of the page's language. @param day YYYY-MM-DD */
export function LastDay({ day, place }: { day: string; place?: string | undefined }) {
  const { t, language } = usePage();
  return (
    <p className={place} lang={language}>
      <time dateTime={day}>{t("careers.openUntil", { day: wordedDay(day, language) })}</time>
    </p>
  );
}
