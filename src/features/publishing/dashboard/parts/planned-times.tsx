import { plannedText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";

/** The planned times of publication and withdrawal with the time zone, one line each. */
export function PlannedTimes({ item: { publishAt, withdrawAt } }: { item: StaffListItem }) {
  const { language, texts } = useStaff(publishingTexts);
  const line = (words: string, at: number | undefined) =>
    at === undefined ? null : <span className="mono muted">{fill(words, { time: plannedText(at, language) })}</span>;
  return (
    <>
      {line(texts.list.publishAt, publishAt)}
      {line(texts.list.withdrawAt, withdrawAt)}
    </>
  );
}
