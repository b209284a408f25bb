import { fill } from "#i18n/dashboard/texts.ts";
import type { StaffListItem } from "#server/publishing/publishing.ts";
import { useStaff } from "../layout/staff-context.tsx";
import { plannedText } from "./times.ts";

/** When an item goes public and when it goes off, as far as that is planned; with the time zone. A line each. */
export function PlannedTimes({ item: { publishAt, withdrawAt } }: { item: StaffListItem }) {
  const { language, texts } = useStaff();
  const line = (words: string, at: number | undefined) =>
    at === undefined ? null : <span className="mono muted">{fill(words, { time: plannedText(at, language) })}</span>;
  return (
    <>
      {line(texts.list.publishAt, publishAt)}
      {line(texts.list.withdrawAt, withdrawAt)}
    </>
  );
}
