import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { InboxEntry } from "../inbox.server.ts";
import { useInboxTexts } from "./inbox-form.tsx";
import css from "./marks.module.css";

/** Marks a submission that is overdue or suspected spam. */
export function Marks({ submission: { lateDays, spam } }: { submission: Pick<InboxEntry, "lateDays" | "spam"> }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  return (
    <>
      {lateDays === undefined ? null : (
        <span className={`mono ${css.late}`}>{fill(plural(language, t.late, lateDays), { count: lateDays })}</span>
      )}
      {spam ? <span className={`mono ${css.spam}`}>{t.spam}</span> : null}
    </>
  );
}
