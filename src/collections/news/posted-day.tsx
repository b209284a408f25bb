import { formatDay } from "#platform/i18n/dates.ts";
import { usePage } from "#ui/site/page-context.tsx";
import type { NewsEntry } from "./news.ts";

interface PostedDayProps {
  item: Pick<NewsEntry, "posted" | "text">;
  className?: string;
}

/** The day of a news item in words of the page's language, also inside a text in another one. */
export function PostedDay({ item: { posted, text }, className }: PostedDayProps) {
  const { language, langOf } = usePage();
  return (
    <time className={className} lang={langOf(text) && language} dateTime={posted}>
      {formatDay(posted, language)}
    </time>
  );
}
