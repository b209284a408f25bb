import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { InboxEntry } from "../inbox.server.ts";
import { submissionTexts } from "../texts.ts";
import css from "./marks.module.css";

/** What sets a message apart: that it waits too long, or looks like spam. */
export function Marks({ message: { lateDays, spam } }: { message: Pick<InboxEntry, "lateDays" | "spam"> }) {
  const { texts, language } = useStaff(submissionTexts);
  const { inbox } = texts;
  return (
    <>
      {lateDays === undefined ? null : (
        <span className={`mono ${css.late}`}>{fill(plural(language, inbox.late, lateDays), { count: lateDays })}</span>
      )}
      {spam ? <span className={`mono ${css.spam}`}>{inbox.spam}</span> : null}
    </>
  );
}
