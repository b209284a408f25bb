import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { plannedText } from "#ui/dashboard/times.ts";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";

/** When an item goes public and when it goes off, as far as that is planned; with the time zone. A line each. */
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
